/** "See you tomorrow", "until Saturday": a goodbye with or without its day. */
export const SEE_YOU =
  /(?<!\p{L})(?:see (?:you|u|ya)|cu|cya|catch you|bis (?:dann|bald|morgen|später|nächste|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|mo|di|mi|do|fr|sa|so|zum|am)|(?:man )?sieht sich|побачимо\p{L}*|увидимся|до (?:зустрічі|встречи|завтра|понеділка|вівторка|середи|четверга|пʼятниці|п['’]ятниці|суботи|неділі|понедельника|вторника|среды|пятницы|субботы|воскресенья|побачення|свидания|скор\p{L}*))(?!\p{L})/iu;

/** Somebody else has to be asked first, or the client will come back to it. */
export const ASKS_HER =
  /(?<!\p{L})(?:(?:(?:i['’]?ll|i will|will|gonna|need to|have to|let me) (?:ask|check with|talk to|speak to)(?! you)|(?:get|come) back to (?:you|u)|(?:ich )?(?:frag\p{L}*|klär\p{L}*|besprech\p{L}*) (?:sie|ihn|das|es|mal|erst|noch|meine[nrm]?|mit)|(?:за|с)питаю(?: (?:в|у))?|уточню (?:в|у)|порадимось|порадж\p{L}*|спрошу(?: у)?|уточню у|посовету\p{L}*|(?:на)?пишу (?:потом|позже|пізніше|потім)))(?!\p{L})/iu;
