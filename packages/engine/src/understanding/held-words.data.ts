const BEGIN = String.raw`(?<=^|[.,;:!?–—]\s?|(?<!\p{L})(?:and|but|cause|because|since|und|aber|weil|denn|da|і|й|а|але|бо|и|но|ведь|адже)\s)`;
const TAG = String.raw`(?:\s(?:in )?(?:the |that |this |dem |der |diesem )?(?:package|deal|valet|set|price|paket|preis|пакет\p{L}*|комплекс\p{L}*|ціну|цену))?(?:\s?,?\s?(?:isn['’]?t it|aren['’]?t they|right|innit|oder(?: nicht)?|nicht wahr|правильно|так|да|верно|вірно))?\s?\??`;
const NAME = String.raw`((?:(?:the|a|die|der|das)\s)?(?!(?:is|are|was|because|cause|since|and|but|und|aber|weil|denn|бо|але|но|ведь|what|which|how|ist|sind|it|that|es|das|welche[rs]?|чи|це|это|що|что|які|яка|какие|какая)\s)[\p{L}-]+(?:\s(?!(?:is|are|ist|sind|є|ж|же|вже|уже)\s)[\p{L}-]+){0,2})`;

/** "The hand wash is already in that package", by language: what stands before the claim is held by something else. */
export const HELD = {
  en: new RegExp(
    String.raw`${BEGIN}${NAME}\s(?:is|are|comes|['’]s) already (?:in(?: it| that| there| this)?|included|part of it|part of that|covered)(?!\p{L})${TAG}`,
    'giu',
  ),
  de: new RegExp(
    String.raw`${BEGIN}${NAME}\s(?:ist|sind) (?:doch |ja |da )*(?:schon|bereits|eh|eh schon|ohnehin)(?: ja| mit)* (?:drin|dabei|enthalten|inklusive|inbegriffen|im paket|in dem paket)(?: drin| dabei| enthalten)?(?!\p{L})${TAG}`,
    'giu',
  ),
  uk: new RegExp(
    String.raw`${BEGIN}${NAME}\s(?:ж |там )*(?:вже|уже) (?:входить|включен\p{L}*|є (?=в\s|у\s|там|туди))(?: туди| в це| у це| до)?(?: в)?(?!\p{L})${TAG}`,
    'giu',
  ),
  ru: new RegExp(
    String.raw`${BEGIN}${NAME}\s(?:же |там )*(?:уже) (?:входит|включен\p{L}*|ид[её]т|есть (?=в\s|там|туда))(?: туда| в это)?(?: в)?(?!\p{L})${TAG}`,
    'giu',
  ),
} as const;
