/**
 * "Can I still change something? Only the rear bench instead …": a question that merely announces what is said behind
 * it is answered by what becomes of that.
 */
export function withoutAnnouncement(text: string): string {
  const [announced = ''] = ANNOUNCING.exec(text) ?? STARTLED.exec(text) ?? [];
  const rest = text.slice(announced.length).trim();
  return announced !== '' && /\p{L}{3}.*\s.*\p{L}{3}/su.test(rest) ? rest : text;
}

/** "Huh? I never wanted that": a bare word of surprise asks nothing. */
const STARTLED =
  /^\s*(?:hä+|häh|huh|eh|wtf|what|wie bitte|wie jetzt|was|шо|що|чего|чё|что|в смысле|в сенсі)\s*\?[?!]*\s+/iu;

const ANNOUNCING =
  /^\s*(?:(?:supi?|super|ok(?:ay)?|hi|hey|hello|hallo|moin|sorry|ah|oh|ach|great|thanks|danke|top|perfekt|супер|дякую|спасибо|ой|слушайте|слухайте|а|вибачте|извините|добрый день|доброго дня)[\s,.!]+)*(?:(?:can|could|may) (?:i|we) (?:just |still |also |maybe |please )*(?:change|swap|ask|edit|alter|correct)(?: (?:something|smth|one thing|a thing|it|that|my booking|the booking|the order|you something))?(?: (?:else|still|quickly|about it|please))?|quick question|one (?:more )?(?:thing|question)|(?:kann|könnte|darf) (?:ich|man) (?:(?:doch|noch|auch|mal|da|bitte|schnell|kurz) ?)*(?:(?:was|etwas|das|es|meine buchung|die buchung|den auftrag) ?)?(?:noch |kurz )?(?:ändern|tauschen|fragen|anpassen)|eine (?:kurze |andere )?frage(?: noch)?|(?:а )?(?:можно|можна) (?:(?:ещё|еще|ще|щось|что-то|кое-что|будет|буде|ли) ?)*(?:поменять|изменить|заменить|спросить|поміняти|змінити|замінити|спитати|запитати)(?: (?:кое-что|что-то|щось|дещо|заказ|запись|замовлення|запис))?|(?:такой |ещё |еще |ще |таке )?(?:вопрос|питання))\s*[?.:!]+\s+/iu;
