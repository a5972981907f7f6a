const NOTHING_DONE = [
  String.raw`(?:forget (?:it|about it|that|the whole thing)(?=\W*$|[,.!;])|never ?mind(?: it)?|call it off|(?:cancel|scrap|drop)(?: (?:that|this|it|everything|the (?:whole thing|lot|booking|appointment)|all of it))?(?: please)?(?=\W*$|[,.!;])|(?:do not|don['’]?t) (?:bother|book|put)(?: (?:it|me|us|anything))?(?: (?:in|down))?|no (?:booking|appointment)|(?:i['’]?ll|i will|let['’]?s) leave it|leave it(?: (?:for now|please|then))?(?=\W*$|[,.!;])|not going (?:ahead|through with it))`,
  String.raw`(?:(?:hat )?sich erledigt|(?:alles |wieder |das )?(?:stornieren|storno|storniert|absagen|abblasen)|(?:nichts|nicht|nix) (?:mehr )?(?:eintragen|buchen|reservieren|vormerken)|kein(?:en)? termin(?: (?:machen|eintragen|buchen|mehr))?|(?:ich |wir )?(?:lass|lassen|lasse) (?:ich |wir )?(?:es|das|['’]s)(?: (?:doch|jetzt|vorerst|erstmal|lieber|komplett|ganz|sein|bleiben)){0,3}(?=\W*$|[,.!;])|(?:vergiss|vergesst|vergessen sie)(?: es| das)?(?=\W*$|[,.!;])|blasen wir ab)`,
  String.raw`(?:скасу(?:йте|й|вати|ємо|ю)|скасов\p{L}+|відмін(?:іть|яйте|яємо|и|ити|яю)|відбій|зніма(?:ємо|йте|ю)(?: питання| з запису)?|не (?:треба|потрібно) (?:нічого|записувати|бронювати)|(?:нічого )?не (?:записуйте|бронюйте)|(?<!не )забудьте(?=\W*$|[,.!;]))`,
  String.raw`(?:отмен(?:ите|а|яйте|яем|яю|и|ить|им)|отбой|снима(?:йте|ем|ю)(?: вопрос| с записи)?|не (?:надо|нужно) (?:ничего|записывать|бронировать)|(?:ничего )?не (?:записывайте|бронируйте)|(?<!не )забудьте(?=\W*$|[,.!;]))`,
];

/** The whole plan is called off in so many words. */
export const CALLED_OFF = new RegExp(String.raw`(?<!\p{L})(?:${NOTHING_DONE.join('|')})(?!\p{L})`, 'iu');

/** A change of mind, which calls a plan off where it is refused too. */
export const MIND_CHANGED =
  /(?<!\p{L})(?:(?:changed|change) my mind|(?:decided|going) against it|umentschieden|(?:anders|dagegen) (?:überlegt|entschieden)|передума(?:в|ла|ли|л)|(?:не буду|не хочу|не хочемо|не хотим))(?!\p{L})/iu;

/** Something is wanted after all, later or in another way. */
export const WANTED_STILL =
  /(?<!\p{L})(?:but|instead|rather|just|only|except|yet|until|till|unless|another|other|the \p{L}+ (?:one|slot)|sondern|stattdessen|lieber|nur|aber|bevor|solange|noch nicht|anderen?|ander(?:er|es)|але|лише|тільки|краще|натомість|інш\p{L}*|поки не (?:запис|бронюй)\p{L}*|но|лишь|только|лучше|вместо|друг(?:ой|ое|ую|ие)|пока не (?:запис|брониру)\p{L}*)(?!\p{L})/iu;

/** What the client does without the studio. */
export const BY_THEMSELVES =
  /[^.!?;,]*(?<!\p{L})(?:(?:my|him|her|them|our)sel(?:f|ves)|selb(?:er|st)|сам(?:а|і|и|остійно|остоятельно)?)(?!\p{L})[^.!?;,]*/giu;
