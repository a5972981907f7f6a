/** None of what was shown is wanted. */
export const NEITHER =
  /(?<!\p{L})(?:neither|none of (?:those|these|them|that|it)|(?:not|n['’]?t \p{L}+|no) (?:either|any) of (?:those|these|them)|kein(?:e|s|es|en|er)? (?:davon|von (?:beiden|denen|den beiden))|weder noch|beides nicht|nichts davon|(?:нічого|жодн\p{L}*|ніяк\p{L}*) (?:з|із) (?:цього|цих|них|того)|ні те,? ні (?:інше|друге|те)|ни то,? ни (?:другое|это|то)|ничего из (?:этого|них|того)|ни одн\p{L}* из (?:них|этих)|ні одн\p{L}* з них)(?!\p{L})/iu;

/** Nothing beside what stands. */
export const NOTHING_ELSE =
  /(?<!\p{L})(?:nothing (?:else|more)|that['’]?s (?:all|it|everything)|that['’]?(?:ll| will) do|sonst nichts|nichts (?:weiter|mehr|anderes|sonst)|das (?:war|ist|wär|wäre)['’]?s? alles|mehr nicht|(?:es )?bleibt (?:bei|dabei)|reicht (?:so|mir|uns|schon|vollkommen)|stay (?:with|at)|stick (?:with|to)|більше нічого|нічого (?:більше|іншого)|(?:це|то) все|(?:цього|того) (?:досить|вистачить)|лишаємо (?:як є|так)|больше ничего|ничего (?:больше|другого)|это вс[её]|и вс[её]|(?:этого|того) (?:хватит|достаточно)|оставим (?:как есть|так))(?!\p{L})/iu;

/** It is not wanted, in whatever words people say so to an offer. */
export const DECLINED =
  /(?<!\p{L})(?:nah|nope|no (?:thanks?|thank you|need)|not (?:for me|now|today|this time|bothered|keen|needed|necessary)|(?:i['’]?ll|gonna|think i['’]?ll) pass|pass on (?:that|it|those)|give (?:it|that|those) a miss|(?:can |could )?(?:live|do) without|(?:wo ?n['’]?t|not going to) bother|(?:do ?n['’]?t|not) (?:fancy|need|want|think so)|rather not|(?:maybe|perhaps) (?:later|next time|another time)|some other time|too (?:much|dear|expensive|pricey)|(?:over|beyond) (?:my |the )?budget|(?:i['’]?ll |will |let me |need to |have to |gotta )?think (?:about|it over)|hold off|would (?:kill|murder) me|(?:leave|skip|forget|scrap|drop) (?:it|that|those|them|this)(?: out)?|leave it there|nö+|nee+|ne danke|lass(?:en)? (?:\p{L}+ )?(?:mal|wir|gut sein)|lass(?:en)? wir|brauch\p{L}* (?:\p{L}+ )?(?:nicht|kein\p{L}*)|kein bedarf|verzicht\p{L}*|(?:wird|ist) (?:mir |uns )?(?:doch )?zu (?:viel|teuer)|zu teuer|(?:ein )?ander(?:es )?mal|vielleicht später|später (?:vielleicht|mal)|muss (?:jetzt )?nicht (?:sein|unbedingt)|lieber (?:nicht|doch nicht)|doch nicht|überleg\p{L}*|sprengt|verschieb\p{L}* (?:ich|wir)|spar\p{L}* (?:ich|wir) (?:mir|uns)|passt (?:schon )?so|обойд\p{L}+|лишнее|не (?:надо|нужн\p{L}*|буду|будем|хочу|хотим|стоит|сейчас|потяну|по карману)|дорого\p{L}*|(?:в|на) (?:другой|следующий) раз|как[- ]нибудь потом|потом (?:как|может)|может потом|отказыва\p{L}*|откажусь|подума\p{L}+|отлож\p{L}*|перебор|пропустим|пропущу|без (?:этого|него|не[её])|обійд\p{L}+|зайв\p{L}*|не (?:треба|потрібн\p{L}*|буду|будемо|хочемо|варто|зараз|потягну)|задорого|дорогувато|(?:іншим|наступним|другим) разом|якось потім|може потім|відмов\p{L}*|подума\p{L}+|відклад\p{L}*|забагато|перебір|без (?:цього|нього|неї)|не дозвол\p{L}*|не (?:разрешит|пустит))(?!\p{L})/iu;

/** A no that stands by itself, or at the head of what is said. */
export const NO_FIRST =
  /^\s*(?:(?:та|ну|да|ой|oh|ach|ähm?|hm+|хм+|мм+)[\s,]+)?(?:no|nah|nope|nein|nee?|nö|ні|не|нет|неа|нє)(?=\s*(?:$|[,.!;)]|\p{Extended_Pictographic}))/iu;

/** Which of them it shall be is what the message is about. */
export const OF_CHOICE =
  /(?<!\p{L})(?:which|difference|better|best|lasts?|longer|cheaper|cheapest|welche\p{L}*|unterschied\p{L}*|besser|hält|halten|länger|günstig\p{L}*|billig\p{L}*|empfehl\p{L}*|як(?:ий|а|е|у|ої)|різниц\p{L}*|кращ\p{L}*|краще|довше|дешевш\p{L}*|порад\p{L}*|как(?:ой|ая|ое|ую)|разниц\p{L}*|лучше|дольше|дешевле|посовет\p{L}*)(?!\p{L})/iu;
