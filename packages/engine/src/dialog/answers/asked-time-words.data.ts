/** Words of a question about when, and of whether something is free then. */
export const ASKED_TIME = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    `(?:an? |one |half an )?hours?|earlier|later|sooner|early|late|gaps?|openings?|nothing|anything|something|squeeze|fit (?:me|us|it) in|empty|fully booked|booked (?:up|out)|what do you (?:say|think)`,
    `stunden?|früher|eher|später|spät|lücken?|nix|nichts|etwas|leer|voll|ausgebucht|ginge|ginge['’]?s|reinquetschen|was (?:meint ihr|meinen sie|sagt ihr|sagen sie)`,
    String.raw`(?:перш|друг|трет|четверт|п['’ʼ]ят|шост|сьом|восьм|дев['’ʼ]ят|десят|одинадцят|дванадцят)(?:а|у|ій|ої)|годин\p{L}*|раніше|пізніше|порожн\p{L}*|зайнят\p{L}*|вікон\p{L}*|щось|нічого|пропонуєте|що (?:скажете|думаєте)|як вам`,
    String.raw`(?:перв|втор|трет|четв[её]рт|пят|шест|седьм|восьм|девят|десят|одиннадцат|двенадцат)(?:ый|ой|ая|ом)|час(?:а|у|ов|ик)?|раньше|позже|пораньше|попозже|пуст\p{L}*|занят\p{L}*|окн\p{L}*|окош\p{L}*|что-нибудь|что-то|ничего|предлож\p{L}*|что (?:скажете|думаете)|как вам`,
  ].join('|')})(?!\p{L})`,
  'giu',
);
