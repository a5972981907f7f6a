/** A word or the beginning of one, wherever it stands as a word of its own. */
function anyOf(...words: string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${words.join('|')})(?![\\p{L}])`, 'giu');
}

/** Words that promise something for no money. */
export const FREE = anyOf(
  'free of charge|for free|complimentary|on the house|(?:no|without) (?:extra |additional )?(?:cost|charge|fee)s?|at no (?:extra )?cost|costs? (?:you )?nothing|on us|as a gift|throw in',
  'kostenlos\\p{L}*|gratis|umsonst|\\p{L}*schenk(?:e|en|t)?|geschenk|kostenfrei\\p{L}*|aufs haus|unentgeltlich|ohne (?:aufpreis|aufschlag|mehrkosten|zusatzkosten)|kostet (?:sie )?nichts',
  'безкоштовн\\p{L}*|безплатн\\p{L}*|[ув] подарунок|подаруємо|подарую|даруємо|без доплат\\p{L}*|нічого не коштує',
  'бесплатн\\p{L}*|в подарок|подарим|подарю|дарим|без доплат\\p{L}*|даром|ничего не стоит',
);

/** English "free" is a price or a time: behind these words it is neither. */
export const FREE_ENGLISH =
  /(?<!feel |swirl[- ]|streak[- ]|dust[- ]|stress[- ]|hassle[- ]|toll[- ]|bubble[- ]|scratch[- ]|be |hands?[- ])\bfree\b(?! to\b)/giu;

export const HALF_PRICE = anyOf(
  'half (?:the )?price|half off|pays? half|half as much|(?:two|2) for (?:the price of )?(?:one|1)|buy one',
  'halbe\\p{L}* preis\\p{L}*|zum halben|die hälfte|(?:zwei|2) zum preis',
  '(?:за )?пів\\s?ціни|половин\\p{L}* (?:ціни|вартості)|[ву]двічі дешевше',
  'пол\\s?цены|половин\\p{L}* (?:цены|стоимости)|вдвое дешевле|в два раза дешевле',
);

export const DISCOUNT = anyOf(
  'discount\\p{L}*|special offer|promotion\\p{L}*|on sale|price drop|reduced price|save \\p{Sc}?\\d+',
  '\\p{L}*rabatt\\p{L}*|nachlass|preisnachlass|sonderangebot|sonderpreis|aktionspreis',
  'знижк\\p{L}*|акці[яюії]\\p{L}*|спеціальн\\p{L}* цін\\p{L}*|зі знижкою',
  'скидк\\p{L}*|скидок|акци[яюи]\\p{L}*|специальн\\p{L}* цен\\p{L}*',
);

export const INCLUDED = anyOf(
  'included|including|includes?|comes with|part of the (?:price|package)|covers?',
  'inklusive|inkl|enthalten|inbegriffen|eingeschlossen|(?:ist|sind|auch|schon|mit) (?:mit )?dabei|dabei ist|mit drin|umfasst',
  'входить|входять|включен\\p{L}*|включає|включаючи',
  'входит|входят|включ[её]н\\p{L}*|включает|включая',
);

export const WARRANTY = anyOf(
  'guarantee\\p{L}*|warrant\\p{L}*',
  '\\p{L}*garantie\\p{L}*|gewährleistung',
  'гаранті\\p{L}*',
  'гаранти\\p{L}*',
);

export const LIFETIME = anyOf('lifetime', 'lebenslang\\p{L}*', 'довічн\\p{L}*', 'пожизненн\\p{L}*');

/** Ways to say that something was done to the calendar. */
export const DONE = {
  book: anyOf(
    "(?:you're|you are|you’re|it's|it’s|it is|is|are|been|all|that's|that’s) (?:now |all |already |officially )?(?:booked|reserved|scheduled|locked in)",
    "(?:you're|you’re|you are) (?:all |now )?set|i(?:'ve|’ve| have)?(?: just| now)? (?:booked|reserved|scheduled|put you down|signed you up)",
    '(?:booking|appointment|reservation|slot)(?: \\p{L}+){0,4} (?:is |has been |is now )(?:confirmed|made|set|reserved|booked|yours)|booked you in',
    'gebucht|reserviert|eingetragen|vorgemerkt|termin(?: \\p{L}+){0,4} (?:steht|ist fix|ist fest)',
    'записано|записав|записала|записали|записан[аі]|забронював|забронювала|забронювали|заброньован\\p{L}*|зарезервован\\p{L}*|запис (?:створено|зроблено)',
    'записал|записала|записали|записан[аы]?|забронировал\\p{L}*|забронирован\\p{L}*|зарезервирован\\p{L}*|запись (?:создана|сделана)',
  ),
  move: anyOf(
    "(?:is|been|have|has|i've|i’ve|we've|we’ve|i)(?: now| just)? (?:moved|rescheduled|shifted|pushed)",
    'verschoben|umgebucht|verlegt',
    'переніс|перенесла|перенесли|перенесен[оа]',
    'перен[её]с|перенесла|перенесли|перенес[её]н[оаы]?',
  ),
  cancel: anyOf(
    "(?:is|been|have|has|i've|i’ve|we've|we’ve|i|it)(?: now| just)? (?:cancell?ed|called off)|cancell?ation (?:is )?(?:done|confirmed)",
    'storniert|abgesagt|gestrichen',
    'скасував|скасувала|скасували|скасован[оаі]|відмінив|відмінила|відмінен[оаі]',
    'отменил|отменила|отменили|отмен[её]н[оаы]?',
  ),
} as const;

/** The client's own visit, as it stands. */
export const OWN_VISIT = anyOf(
  'your (?:appointment|booking|visit|slot)',
  'ihr (?:termin|besuch)|ihre buchung',
  'ваш (?:запис|візит)',
  'ваша запись|ваш визит',
);

/** What makes a word of doing a word of intention: it can, it would, once it is. */
export const NOT_DONE_YET = anyOf(
  "not|nothing|isn't|isn’t|once|after|before|shall|should|would|can|could|if|until|yet|unless|may|to be|let me|will|i'll|i’ll|as soon as|when",
  'nicht|noch|nichts|sobald|wenn|soll|sollen|möchten|kann|können|könnte|würde|werde|wird|werden|falls|bevor|nachdem|bis',
  'не|ще|нічого|після|якщо|чи|щойно|коли|можна|можу|зможу|буде|буду|щоб',
  'ещё|еще|ничего|после|если|ли|как только|когда|можно|могу|смогу|будет|буду|чтобы',
);

/** Words of refusing and regretting. */
export const DECLINED = anyOf(
  "no|not|cannot|can't|can’t|won't|won’t|don't|don’t|doesn't|doesn’t|isn't|isn’t|aren't|aren’t|never|without|unfortunately|sorry|unable|none|nothing|afraid|rather than|instead of",
  'nicht|kein\\p{L}*|leider|nie|niemals|ohne|nichts|statt',
  'не|ні|немає|нема|без|жодн\\p{L}*|на жаль|неможливо|нічого',
  'нет|нету|без|ни|никак\\p{L}*|к сожалению|нельзя|невозможно|ничего|жаль',
);

/** What only sounds like refusing. */
export const NO_REFUSAL = anyOf(
  "no problem|no worries|not a problem|don't worry|don’t worry|not only|why not|(?:not|no) more than|not less than|no later than|don't forget|don’t forget|no doubt|sorry for|sorry about|not just|no need",
  'kein problem|keine sorge|nicht nur|warum nicht|nicht mehr als|nicht weniger als|nicht später als|nicht vergessen|keine frage',
  'не проблема|без проблем|не хвилюйтеся|не хвилюйтесь|не тільки|не лише|чому ні|не більше|не менше|не пізніше|не пошкодуєте|не питання',
  'не проблема|без проблем|не волнуйтесь|не переживайте|не только|почему нет|не больше|не более|не меньше|не менее|не позднее|не пожалеете|не вопрос|нет проблем',
);

/** What agrees: beside it a figure of the client's is a promise, whatever else stands there. */
export const AGREED = anyOf(
  'agreed|deal|alright|all right|okay|ok|sure|of course|works|works for us|fine|it is then|let us do|let’s do|happy to do',
  'gut|gern\\p{L}*|einverstanden|abgemacht|passt|klar|machen wir|in ordnung|natürlich',
  'добре|гаразд|домовились|згода|звісно|хай буде|підійде',
  'хорошо|ладно|договорились|согласны|согласен|согласна|конечно|пусть будет|подойд[её]т',
);

/** What is said behind it stands against what was said before. */
export const BUT = anyOf('but|however|though', 'aber|jedoch|allerdings', 'але|проте|однак', 'но|однако');

/** The studio will be asked: nothing is promised. */
export const WILL_ASK = anyOf(
  "ask|check with|find out|forward|pass (?:it |this |that )?on|the studio will|i'll check|i’ll check|i will check",
  'frage|fragen|nachfragen|klären|kläre|weitergeben|gebe (?:das|es|ihre frage) weiter|das studio meldet|erkundige',
  'запита\\p{L}*|уточн\\p{L}*|перед[ам]\\p{L}*|дізна\\p{L}*|спита\\p{L}*',
  'спрошу|спросим|уточн\\p{L}*|переда\\p{L}*|узна\\p{L}*',
);

/** A price that only begins there. */
export const FROM = anyOf(
  'from|starting|starts?|beginning|begins|upwards?|at least|minimum|onwards?',
  'ab|beginnt|beginnen|mindestens|los|aufwärts|startet',
  'від|починається|починаючи|щонайменше|стартує',
  'от|начинается|начиная|минимум|стартует',
);

export const OPEN = anyOf(
  'open|opens|opening|open till|hours|work|working',
  'geöffnet|offen|öffnen|öffnungszeiten|geöffnete?n?|arbeiten|da|für sie da|erreichbar',
  'працю\\p{L}*|відчин\\p{L}*|відкрит\\p{L}*|графік\\p{L}*|відкрива\\p{L}*',
  'работа\\p{L}*|открыт\\p{L}*|график\\p{L}*|открыва\\p{L}*',
);

export const CLOSED = anyOf(
  'closed|close|closes|closing|day off',
  'geschlossen|schließen|schließt|ruhetag',
  'зачин\\p{L}*|закрит\\p{L}*|вихідний|не працю\\p{L}*',
  'закрыт\\p{L}*|закрыва\\p{L}*|выходной|не работа\\p{L}*',
);

/** A time or day is said to be there for the client. */
export const AVAILABLE = anyOf(
  'free|available|works?|slots?|possible|open slot|come|bring|drop|fits?|book|suits?',
  'frei|verfügbar|geht|passt|möglich|vorbeikommen|bringen|kommen|termin\\p{L}*|ginge|klappt',
  'вільн\\p{L}*|можна|підход\\p{L}*|приїжджайте|приїздіть|приїхати|зручно|можемо|вікно|запис\\p{L}*',
  'свободн\\p{L}*|можно|подход\\p{L}*|приезжайте|приехать|удобно|можем|окно|запис\\p{L}*',
);

/** A time is said to be gone. */
export const TAKEN = anyOf(
  'taken|booked out|fully booked|busy|full|gone|unavailable',
  'belegt|ausgebucht|vergeben|voll|besetzt',
  'зайнят\\p{L}*|немає місць|заброньован\\p{L}*',
  'занят\\p{L}*|нет мест',
);
