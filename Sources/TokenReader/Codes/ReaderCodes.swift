package import TokenModel

extension DiagnosticCode {
  /// All codes that reading reports, by theme.
  package static let readerCodes: [DiagnosticCode] =
    jsonCodes + structureCodes + propertyCodes + extendsCodes + referenceCodes + valueCodes
    + simpleValueCodes + leniencyCodes + resolverCodes + resolverReferenceCodes + animations
    + schemaCodes + expressionCodes + spellingCodes + dialectCodes + studioCodes + foreignCodes

  private static let structureCodes: [DiagnosticCode] = [
    rootNotObject, namelessToken, memberNotObject, tokenWithChildren, tokenAndGroup,
    overriddenToken, unfinishedToken, characterInName, emptyName, rootNotToken,
  ]

  private static let propertyCodes: [DiagnosticCode] = [
    reservedName, typeNotString, unknownType, descriptionNotString, deprecatedNotText,
    extensionsNotObject, valueAndReference,
  ]

  private static let extendsCodes: [DiagnosticCode] = [
    extendsOnToken, extendsTargetMissing, extendsToken, extendsAncestor, extendsCircle,
    extendsTooLarge,
  ]

  private static let referenceCodes: [DiagnosticCode] = [
    malformedReference, malformedPointer, unresolvedReference, referenceToGroup,
    referenceBelowToken, referenceCircle, referenceNotAllowed, pointerToTokenObject,
    missingInContext, tooManyPermutations,
  ]

  private static let valueCodes: [DiagnosticCode] = [
    missingType, typeMismatch, aliasTypeDiffers, wrongValue, missingMember, unknownMember,
    wrongCount, emptyList, elementIsList, numberTooLarge,
  ]

  private static let simpleValueCodes: [DiagnosticCode] = [
    colorSpace, componentRange, alphaRange, hexForm, unknownUnit, fontWeight, bezierRange,
    strokeStyle, lineCap,
  ]

  private static let leniencyCodes: [DiagnosticCode] = [
    legacyColor, shortHex, legacyDimension, legacyDuration, unitlessZero, nonstandardUnit,
    missingLetterSpacing, extraTypographyMember, lineHeightDimension, referenceBlanks,
    fontList,
  ]

  private static let resolverCodes: [DiagnosticCode] = [
    resolverShape, resolverVersion, resolverMember, resolverEmptyOrder, resolverContexts,
    resolverOneContext, resolverDefault, resolverInline, resolverDuplicateName,
  ]

  private static let resolverReferenceCodes: [DiagnosticCode] = [
    resolverReference, resolverReferenceBarred, resolverCircle, missingFile, unusedModifier,
    missingInput, unknownInput, unknownMode,
  ]

  private static let expressionCodes: [DiagnosticCode] = [
    expressionValue, expressionSyntax, expressionFunction, expressionUnits, expressionResult,
    expressionLimit, colorModifier, modifierForm,
  ]

  private static let spellingCodes: [DiagnosticCode] = [
    typeSpelling, unitlessLength, unitlessValue, siblingUnit, numberString, percentage,
    legacyEasing, fontWeightSpelling, memberSpelling, legacyReference, omittedZero,
    extraMember, cssText, gradientText,
  ]
}
