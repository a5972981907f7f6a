/** What belongs to a service is asked about, in whatever way. */
export const ASKS_INCLUDED = [
  /(?<!\p{L})(?:includ\p{L}*|part of (?:it|that|the)|comes? with|do i get|belongs? to|what['’]?s (?:all )?in(?: it| that| there)?)(?!\p{L})/iu,
  /(?<!\p{L})(?:dabei|inklusive|inkl|enthalten|enthält|inbegriffen|beinhaltet|umfasst|mit drin|drin|dazu|bekomme ich)(?!\p{L})/iu,
  /(?<!\p{L})(?:вход\p{L}*|включ\p{L}*|містить|содержит)(?!\p{L})/iu,
] as const;

/** "What …" wants the whole of it; anything else asks about one thing. */
export const ASKS_WHAT =
  /(?<!\p{L})(?:what|whats|what's|which|was|welche\p{L}*|alles|що|шо|яке|які|что|чё|че|чо|чого|какие)(?!\p{L})/iu;
