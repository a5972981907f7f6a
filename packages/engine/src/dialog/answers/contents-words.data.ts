/** It is asked whether something belongs to what is wanted, or is charged besides. */
export const ASKS_CONTENTS =
  /(?<!\p{L})(?:includ\p{L}*|part of (?:it|that|the|this)|comes? with|(?:is|are|s) (?:\p{L}+ ){0,4}in (?:it|that|there|the \p{L}+(?: \p{L}+)? (?:package|bundle|deal|set))|(?:or|is (?:it|that)|are they|cost\p{L}*|pay|charged?|that['’]?s) (?:it )?(?:extra|separate\p{L}*|on top)|what['’]?s in (?:it|that|the)|what do i get|drin|dabei|mit bei|inklusive|inbegriffen|enthalten|beinhaltet|umfasst|(?:oder|geht|gehen|kommt|kommen|kostet|kosten|zahl\p{L}*|sind|ist) (?:\p{L}+ ){0,3}(?:extra|zusätzlich|separat|obendrauf)|вход(?:ит|ят|ить|ять)|включен\p{L}*|включа\p{L}*|(?:или|это|чи|це|або) (?:\p{L}+ ){0,2}(?:отдельно|окремо|доплат\p{L}*|за доплату))(?!\p{L})/iu;

/** Words that call something a package without telling which. */
export const PACKAGE_WORD =
  /^(?:packages?|bundles?|sets?|deals?|pakete?s?|\p{L}*paket(?:e|s|es)?|пакет\p{L}*|комплект\p{L}*|набор\p{L}*|набір\p{L}*)$/iu;

/** A set of what is wanted is asked for, which may cost less. */
export const ASKS_SET =
  /(?<!\p{L})(?:(?:is|are) there (?:any |a |some )?(?:package|bundle|set|deal|combo)s?|(?:do|got|have) (?:you |u )?(?:have |do |got )?(?:any |a |some )(?:package|bundle|combo|set)s?|(?:don['’]?t (?:you|u)|you don['’]?t) (?:have|do|got|offer|sell) (?:any |a |some )(?:\p{L}+ )?(?:package|bundle|combo|set)s?|as a (?:package|bundle|set)|package deal|(?:gibt['’]?s|gibt es|habt ihr|haben sie) (?:da |das |auch |dafür |nicht |denn )*(?:k?ein |k?einen |als |irgendein )?(?:\p{L}*paket|set|bundle|kombi\p{L}*)|als (?:paket|set)|im (?:paket|set) (?:\p{L}+ ){0,3}(?:günstiger|billiger|zu haben|machen|buchen|kaufen)|(?:günstiger|billiger|auch|geht (?:das|es)) im (?:paket|set)|(?:є|есть|маєте|имеется|нет|нема) (?:[\p{L}-]+ ){0,4}(?:комплект\p{L}*|пакет\p{L}*|набор\p{L}*|набір\p{L}*)|(?:комплектом|пакетом|набором) (?:\p{L}+ ){0,3}(?:дешевше|дешевле|выгодн\p{L}*|вигідн\p{L}*))(?!\p{L})/iu;

/** "It is in there already": told, and not asked. */
export const TOLD_CONTENTS = /(?<!\p{L})(?:doch|schon|already|anyway|же|ж|уже|вже)(?!\p{L})/iu;

/** "What is in it?": the whole of it is asked for. */
export const WHAT_IS_IN =
  /(?<!\p{L})(?:what(?:['’]?s| is| comes)(?: \p{L}+)? (?:in|inside|with) (?:it|that|there|the)|was (?:ist|sind|gehört|steckt|kommt)(?: \p{L}+){0,4} (?:drin|dazu|dabei|enthalten)|(?:що|шо|что|чё|че|чо)(?: \p{L}+){0,3} вход\p{L}*)(?!\p{L})/iu;
