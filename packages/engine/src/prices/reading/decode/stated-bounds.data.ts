/** A heading or the head of a column that makes lower bounds of the prices under it: "Preise ab", "Starting Prices". */
export const BOUNDS_BELOW =
  /(?<!\p{L})(?:(?:richt|grund)?preise?\s?[„“"«»]?ab(?=\s*(?:$|[„“”"«»(:,.€]|chf|eur))|startpreise?|ab-preise?|mindestpreise?|prices?,? (?:start(?:ing|s)? (?:at|from)|(?:are )?from(?=\s*(?:$|[(:,.€$£])))|start(?:ing|s)?(?:[ -](?:at|from))? prices?|from prices?|цен[аы](?:\s\p{L}+)?\sот(?=\s*(?:$|[«»"(:,.₽₴$€]|тенге|руб|тг|сом|сум))|стоимость(?:\s\p{L}+)?\sот(?=\s*(?:$|[«»"(:,.₽₴$€]|тенге|руб|тг))|(?:начальн|стартов|минимальн)\p{L}+ цен\p{L}?|цін[аи](?:\s\p{L}+)?\sвід(?=\s*(?:$|[«»"(:,.₴$€]|грн))|вартість(?:\s\p{L}+)?\sвід(?=\s*(?:$|[«»"(:,.₴$€]|грн))|(?:початков|стартов|мінімальн)\p{L}+ цін\p{L}?)/iu;

/** A sentence that says it of all prices, wherever it stands: "All prices listed are starting prices". */
export const ALL_BOUNDS =
  /(?<!\p{L})(?:all(?: the)? (?:our )?(?:listed )?prices|prices (?:start|shown|listed)|alle (?:preise|angaben)|preise (?:sind|verstehen sich)|все цены|цены указаны|усі ціни|всі ціни|ціни вказані?)(?!\p{L})/iu;

/** Another heading that takes it back. */
export const FIXED_PRICES =
  /(?<!\p{L})(?:fix(?:ed)?[ -]?(?:prices?|preise?)|fest(?:er|e)? ?preise?|фиксированн\p{L}+ цен\p{L}?|фіксован\p{L}+ цін\p{L}?)(?!\p{L})/iu;
