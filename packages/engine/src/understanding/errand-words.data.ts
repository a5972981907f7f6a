/** Somebody has to be elsewhere. */
export const OBLIGED =
  /(?<!\p{L})(?:i (?:have|need|must|gotta|start|pick|collect|fetch)|hole? (?:ich|wir)|забираю|ich fang\p{L}*|начинаю|починаю|(?:got|have|need) to|gotta|muss|müssen|soll(?:te)?|мне|мені|нам|надо|нужно|треба|потрібно|должен|должна|повинен|повинна)(?!\p{L})/iu;

/** What people have to be at, or whom they have to fetch. */
export const ERRAND =
  /(?<!\p{L})(?:kids?|children|kind(?:er|ern)?|kleine[nr]?|schoo?l|schule|kita|kindergarten|nursery|work|arbeit(?:en)?|dienst|schicht|shift|meeting|besprechung|zahnarzt|doctor|arzt|dentist|training|gym|flug(?:hafen)?|zug|train|plane|airport|реб[её]н\p{L}*|дет(?:и|ей|ьми)|сад(?:ик\p{L}*|ок|ка)?|школ\p{L}*|работ[уеы]|робот[уиіа]|зустріч\p{L}*|встреч\p{L}*|врач\p{L}*|лікар\p{L}*|трениров\p{L}*|тренуванн\p{L}*|дит\p{L}*|діт\p{L}*|мал(?:у|ого|их|ую)|дон[ьч]?к\p{L}*|дочк\p{L}*|син[ау]|сын[ау]|собран\p{L}*|нарад\p{L}*|вокзал\p{L}*|аэропорт\p{L}*|аеропорт\p{L}*)(?!\p{L})/iu;

export const HOUR =
  /(?<![\d.:\p{L}])(?:half (?:past )?|quarter (?:past|to) |halb |viertel (?:nach|vor) |пів на |пів )?(?:\d{1,2}(?:[:.]\d{2})?|(?<=half (?:past )?|halb )\p{L}{3,6})(?:\s?(?:am|pm|uhr|годин\p{L}*|час(?:а|ов|ів)?|дня|вечера|вечора))?(?![\d\p{L}])/iu;

/** It is to be done with by then. */
export const BEFORE_THAT =
  /(?<!\p{L})(?:before (?:that|then|it)|beforehand|by then|davor|vorher|bis dahin|до (?:этого|того|цього|тих пір|тех пор)|раньше|раніше|перед (?:этим|цим|тим|тем))(?!\p{L})/iu;

/** Somebody is elsewhere. */
export const ELSEWHERE =
  /(?<!\p{L})(?:out of town|away|elsewhere|in town|in the (?:city|office)|unterwegs|woanders|in d(?:ie|er) stadt|weg|auswärts|за (?:місто|містом|город|городом)|у місто|в город|в от[ъ’']?езде|у від[’']?їзді|в (?:офис|офіс)\p{L}*)(?!\p{L})/iu;

/** A part of the day. */
export const PART_OF_DAY =
  /(?<!\p{L})(?:(?:in the |during the |by )?(?:morning|afternoon|evening|day|noon|midday)|(?:vor|nach)?mittags?|morgens|abends?|tagsüber|am (?:vormittag|nachmittag|abend)|вдень|уранці|вранці|зранку|ввечері|увечері|після обіду|дн[её]м|утром|вечером|после обеда)(?!\p{L})/giu;
