/** A visit is to stay where it is. */
export const STAYS =
  /(?<!\p{L})(?:leav(?:e|ing)|keep(?:ing)?|stay(?:s|ing)?|stick|bleib\p{L}*|belass\p{L}*|lass(?:en|t|e)?|залиш\p{L}*|лиш(?:а\p{L}*|і\p{L}*|и\p{L}*)|остав\p{L}*|оста[её]т\p{L}*|останет\p{L}*|(?:хай|нехай|пусть) (?:\p{L}+ ){0,2}(?:буде|будет))(?!\p{L})/iu;

/** Nobody is to ask again whether it is meant. */
export const SURE =
  /(?<!\p{L})(?:(?:(?:i['’]?m|i am|yes) )?(?:certain|100 ?(?:%|percent) sure|quite sure|very sure|absolutely sure|i['’]?m sure|i am sure)|(?:don['’]?t|no need to|do not) ask (?:me )?(?:again|twice|anything)|(?:ganz|absolut|100 ?%|hundertprozentig|bin mir) sicher|(?:nicht|nichts) (?:noch ?mal|wieder|mehr) (?:nach)?frag\p{L}*|точно,? (?:не приїду|скас\p{L}*|відмін\p{L}*|отмен\p{L}*|не приеду)|(?:скас\p{L}*|відмін\p{L}*|отмен\p{L}*)(?: \p{L}+){0,2} точно|(?:на )?100 ?%|(?:я )?(?:впевнен\p{L}*|уверен\p{L}*)|не (?:перепиту|переспраш)\p{L}*|(?:без|не треба|не надо) (?:зайвих |лишних )?(?:перепит\p{L}*|переспр\p{L}*))(?!\p{L})/iu;

/** Words that make a doubt of it. */
export const UNSURE =
  /(?<!\p{L})(?:not|n['’]t|nicht|не) (?:\p{L}+ )?(?:sure|certain|sicher|впевнен\p{L}*|уверен\p{L}*)/iu;
