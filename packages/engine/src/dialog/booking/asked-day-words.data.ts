/** Which times a day has. */
export const WHAT_A_DAY_HAS =
  /(?<!\p{L})(?:(?:is|are) there|have you|do you have|got (?:anything|any|something)|what have you|what times?|gibt['’]?s|gibt es|habt ihr|haben sie|hättet ihr|ist (?:da )?was|wann (?:passt|geht|ginge|könn\p{L}*)|um wie ?viel uhr|welche uhrzeit|є|о котрій|на котру|коли (?:зручно|можна)|есть|во сколько|в котором часу|на который час|когда (?:удобно|можно))(?!\p{L})[^.!\n]*\?/iu;

/** The hour of a day is left open. */
export const ANY_HOUR =
  /(?<!\p{L})(?:(?:any|whatever|whichever) (?:time|hour|slot)|anytime|whenever|irgendwann|jederzeit|(?:uhrzeit|zeit) (?:ist )?(?:mir )?egal|egal (?:wann|um wie ?viel uhr)|jede uhrzeit|будь-як(?:а|ої|ий|у|ого) (?:годин\p{L}*|час\p{L}*)|(?:година|час) будь-як\p{L}*|коли завгодно|люб(?:ое|ой|ая) (?:время|час)|(?:время|час) люб\p{L}+|когда угодно)(?!\p{L})/iu;
