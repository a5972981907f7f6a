/** "II", "K2", "XL", "Class 1", "1 группа", "Kat. B": a class that has no name but a letter or a number. */
export const CLASS_LABEL =
  /^(?:(?:class|group|size|category|cat|klasse|gruppe|größe|kategorie|kat|gr|kl|класс|клас|группа|група|категория|категорія|кат|гр|кл)[.\s-]*)?(?:[IVXІХ]{1,4}|[A-ZА-ЯІ]\d{0,2}|X{1,3}L|XS|\d{1,2})(?:[.\s-]*(?:class|group|klasse|gruppe|кат(?:егори[яи]|егорія)?|класс?|груп+а|гр|кл)\.?)?$/iu;
