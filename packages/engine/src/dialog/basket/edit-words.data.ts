/** Where one thing that is said of the wish ends and the next begins. */
export const PIECES =
  /[,.;!?\n]+|(?<!\p{L})(?:but|aber|sondern|але|но|зато)(?!\p{L})|\s(?:а|а не)\s(?=\p{L})/iu;

/** "Just the wash not the polish": a second piece begins where a name is denied. */
export const BEFORE_NOT = /\s(?=(?:not|nicht|не)\s\p{L})/iu;

/** A piece that takes something out, or says that it was never asked for. */
export const OUT =
  /^\s*(?:not|nicht|не)\s(?!\p{L}+\s\p{L}+\s\p{L}+\s\p{L}+)|(?<!\p{L})(?:(?:do ?n['’]?t|do not|did ?n['’]?t|did not|never|wo ?n['’]?t) (?:want|need|ask|order|take)|without|remove|scrap|skip|take (?:off|out)|get rid of|leave (?:\p{L}+ ){0,3}out|take (?:\p{L}+ ){1,3}(?:out|off)|drop the|not the|no \p{L}+ (?:please|needed|thanks)|ohne|kein\p{L}*|streich\p{L}*|weglassen|lass\p{L}* (?:\p{L}+ ){1,3}weg|(?:nehm\p{L}*|nimm) (?:\p{L}+ ){1,3}(?:raus|heraus|weg)|nicht (?:die|das|den|der)|(?:will|wollte|brauch\p{L}*|möchte) (?:ich |wir )?(?:\p{L}+ ){0,3}nicht|без|убер\p{L}*|убрать|убира\p{L}*|вычеркн\p{L}*|исключ\p{L}*|прибер\p{L}*|прибрати|викресл\p{L}*|не (?:хочу|хочемо|хотим|хотел\p{L}*|хотів|хотіла|надо|нужн\p{L}*|треба|потрібн\p{L}*|просил\p{L}*|просив|просила|заказыв\p{L}*|замовля\p{L}*|буду|беру|бер[её]м))(?!\p{L})/iu;

/** "Not only the rear", "I don't want to wait": nothing goes. */
export const NOT_OUT =
  /(?<!\p{L})(?:not only|not just|nicht nur|не только|не лише|не тільки|keine? (?:ahnung|frage|problem\p{L}*|zeit|eile|sorge)|no (?:idea|problem|rush|worries|need)|without (?:a )?(?:car|appointment)|без (?:проблем|машины|машини|запис\p{L}*|черги|очереди)|не (?:хочу|буду) (?:ждать|чекати|переплач\p{L}*))(?!\p{L})/iu;

/** What was lost or forgotten is wanted beside the rest. */
export const ON_TOP =
  /(?<!\p{L})(?:(?:you )?forgot(?:ten)?|missing|left out|where (?:is|are|did|has|have|['’]s)|skipping|(?:habt ihr |haben sie )?vergessen|fehl(?:t|en)|wo (?:ist|sind|bleib\p{L}*)|забыл\p{L}*|забыт\p{L}*|пропал\p{L}*|куда (?:дел\p{L}*|пропал\p{L}*)|забул\p{L}*|забув|зник\p{L}*|куди (?:дів\p{L}*|зник\p{L}*|поділ\p{L}*))(?!\p{L})/iu;
