/** Says in words that other prices hold for some cars: "SUVs cost 20 % more", "внедорожники дороже", "ціна вища на 20 %". */
export const RAISES =
  /(?<!\p{L})(?:higher|dearer|more expensive|costs? more|surcharges?|adds?\s[£$€]?\d|(?:auf|zu)schl(?:ag|äge)|aufpreise?|teurer|höher\p{L}*|дороже|дорожч\p{L}*|наценк\p{L}*|надбавк\p{L}*|націнк\p{L}*|доплат\p{L}*|(?:выше|вище|вищ(?:а|е|і|ий|ою))\sна\s\d|на\s\d[\d\s–-]*%\s?(?:выше|вищ\p{L}*|больше|більше))|\d\s?[%£$€₽₴]?\s(?:more|extra|mehr|больше|більше)(?!\p{L})/iu;
