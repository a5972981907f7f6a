/** How clients say that they come to what they booked. */
export const COMING =
  /(?<!\p{L})(?:(?:i|we)(?:['’]m| am|['’]re| are) (?:still )?coming|(?:i|we)(?:['’]ll| will) (?:definitely |still )?(?:be there|come)|see you (?:tomorrow|then|there|soon|at \d)|count me in|(?:ich|wir) (?:komme[n]?|sind? da|bin da|bin dabei|sind dabei)|bin dabei|werde da sein|bis (?:morgen|dann|gleich|nachher)|(?:я |ми )?(?:точно |обов['’ʼ]язково )?(?:буду|будемо|прийду|прийдемо|приїду|приїдемо)|до завтра|підтверджую|(?:мы )?(?:точно |обязательно )?(?:буду|будем|приду|придём|придем|приеду|приедем)|подтверждаю)(?!\p{L})/iu;

/** A no anywhere, or a doubt, and nothing is confirmed. */
export const NOT_COMING =
  /(?<!\p{L})(?:not|n['’]t|can['’]?t|cannot|never|maybe|perhaps|if|nicht|kein\p{L}*|vielleicht|wenn|falls|ob|не|ні|нет|может|можливо|якщо|если|чи)(?!\p{L})|n['’]t(?!\p{L})/iu;
