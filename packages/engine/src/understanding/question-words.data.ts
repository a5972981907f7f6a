/** Words and marks by which a clause asks, in four languages. */
export const ASKS =
  /\?|(?<!\p{L})(?:what|whats|which|who|whos|whose|where|wheres|when|why|how|hows|can|could|may|do|does|did|is|are|will|would|should|have you|any|anything|got|was|wer|wie|wo|wohin|wann|warum|wieso|welche[nrsm]?|womit|wozu|kann|kannst|könnt|können|könnte|darf|dürfen|muss|müssen|soll|hast|habt|haben sie|gibts|gibt|geht|ist|sind|seid|macht|nehmt|bekomm\p{L}*|чи|що|шо|як|яка|який|яке|які|якою|чим|чого|де|куди|коли|чому|навіщо|нащо|хто|скільки|можна|можете|зможете|маєте|є|треба|потрібно|входить|есть|ли|что|чё|че|шо|как|какой|какая|какое|какие|чем|где|куда|когда|почему|зачем|кто|сколько|можно|можете|сможете|надо|нужно|входит)(?!\p{L})/iu;

export const TOPIC_FORMS: Readonly<Record<string, string>> = {
  parking: 'parkplatz* | stellplatz*',
};
