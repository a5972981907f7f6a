/** Says in words that other prices hold for some cars: "SUVs cost 20 % more", "внедорожники дороже", "ціна вища на 20 %". */
export const RAISES =
  /(?<!\p{L})(?:higher|dearer|more expensive|costs? more|surcharges?|adds?\s[£$€]?\d|(?:auf|zu)schl(?:ag|äge)|aufpreise?|teurer|höher\p{L}*|дороже|дорожч\p{L}*|наценк\p{L}*|надбавк\p{L}*|націнк\p{L}*|доплат\p{L}*|(?:выше|вище|вищ(?:а|е|і|ий|ою))\sна\s\d|на\s\d[\d\s–-]*%\s?(?:выше|вищ\p{L}*|больше|більше))|\d\s?[%£$€₽₴]?\s(?:more|extra|mehr|больше|більше)(?!\p{L})/iu;

/** Says that the prices do not hold for some cars, or not quite: "vans on request", "nicht für Wohnmobile", "для бусів уточнюйте". */
export const EXCEPTS =
  /(?<!\p{L})(?:(?:up)?on request|please\s(?:call|ask|contact|enquire)|(?:call|ask|contact us|enquire)\s(?:us\s)?(?:for|about)|(?:may|can|could|will)\s(?:vary|differ|change)|var(?:y|ies)|exclud\p{L}+|(?:not|n't)\s(?:apply|valid|take|for|includ\p{L}+)|do(?:es)? not|(?:extra|additional)\s(?:charge|cost|fee)s?|discount\p{L}*|individual\p{L}*|poa|auf anfrage|anfragen|abweich\p{L}+|variier\p{L}+|nicht|ausgenommen|individuell\p{L}*|nach\s(?:besichtigung|aufwand|absprache|vereinbarung)|kosten\smehr|rabatt\p{L}*|уточн\p{L}+|индивидуальн\p{L}+|індивідуальн\p{L}+|отлича\p{L}+|відрізня\p{L}+|не\s(?:действ|распростран|относ|вход|ді|поширю|стосу)\p{L}*|договор[её]нн\p{L}+|домовлен\p{L}+|по запросу|за запитом|скидк\p{L}*|знижк\p{L}*)(?!\p{L})/iu;

/** What prices of any car depend on: "prices are for a saloon and may vary with its condition" excepts nobody. */
export const BY_CONDITION =
  /(?<!\p{L})(?:condition|dirt|soil\p{L}*|zustand\p{L}*|verschmutz\p{L}*|состояни\p{L}*|загрязн\p{L}*|стан[ус]?|забрудн\p{L}*)(?!\p{L})/iu;
