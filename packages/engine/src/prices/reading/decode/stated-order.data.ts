/** The word for a place with nothing beside it but "price" and "for": "first price", "2-я", "перша ціна". */
export const ONLY_ORDINAL =
  /^(?:(?:the|der|die|das|preis|price|цена|ціна|for|für|за|для|\d-?\p{L}{0,2}|first|second|third|fourth|fifth|\dst|\dnd|\drd|\dth|erste[rsn]?|zweite[rsn]?|dritte[rsn]?|vierte[rsn]?|fünfte[rsn]?|перв\p{L}+|втор\p{L}+|трет\p{L}+|четв\p{L}+|пят\p{L}+|перш\p{L}+|друг\p{L}+|п[’']ят\p{L}+)[\s.,]*)+$/iu;
