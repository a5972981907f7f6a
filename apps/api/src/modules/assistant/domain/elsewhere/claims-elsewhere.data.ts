/** A word or the beginning of one, in whatever language a model writes. */
function beginning(...words: string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})`, 'iu');
}

/** Promises for no money, in the languages of the table. */
export const FREE_ELSEWHERE = beginning(
  'za darmo|darmow|bezpłatn|zdarma|bezplatn|zadarmo|ingyen|térítésmentes|gratuit|gratis|безплатн|бесплатн|besplatn|brezplačn',
  'gratuito|omaggio|offert|kosteloos|ilmai|maksutta|tasuta|bezmaksas|nemokam|δωρεάν|ücretsiz|bedava|مجان|بالمجان',
);

/** Something taken off a price. */
export const DISCOUNT_ELSEWHERE = beginning(
  'zniżk|rabat|promocj|slev|zľav|kedvezmény|akció|reducer|ofertă|отстъп|намален|popust|попуст|sniženj|sconto|scont[io]|promozion',
  'descuento|rebaja|oferta|desconto|promoç|remise|réduction|rabais|promo|korting|aanbieding|tilbud|rea(?![\\p{L}])|alennu|tarjou',
  'allahindlus|soodus|atlaid|nuolaid|akcij|έκπτωσ|προσφορ|indirim|kampanya|خصم|تخفيض',
);

/** Something is said to be written into the calendar, moved in it or taken out of it. */
export const DEEDS_ELSEWHERE = {
  book: beginning(
    'zarezerwowa|zapisał|zapisan|umówion|potwierdzon|rezervová|zarezervova|objednán|objednan|potvrzen|potvrden|lefoglal|foglalva|megerősít|rezervat|programat|confirmat',
    'запазен|запазих|резервира|потвърден|rezervira|potvrđen|резервиса|потврђен|naročen|potrjen|prenotat|confermat|reservad|reservé|confirmad|agendad|marcad',
    'réservé|confirmé|gereserveerd|geboekt|bevestigd|ingepland|booket|reserveret|bekræftet|bokad|bokat|bekräftad|bekreftet|bestilt|varattu|varasin|vahvistettu',
    'broneeritud|broneerisin|kinnitatud|rezervēt|pierakstī|apstiprināt|rezervuot|užregistr|patvirtint|κλείστηκε|έκλεισα|κρατήθηκε|επιβεβαιώθηκε|rezerve edil|ayırttım|ayırdım|onaylandı|kaydedildi|تم حجز|تم الحجز|تم تأكيد|حجزت',
  ),
  move: beginning(
    'przeniesion|przeniosł|przełożon|přesunut|přeložen|presunut|áthelyez|áttettem|reprogramat|mutat|преместен|преместих|premješten|pomaknut|премештен|prestavljen|spostat',
    'cambiad|reprogramad|movid|remarcad|reagendad|déplacé|reporté|verzet|verplaatst|flyttet|flyttat|flyttad|siirretty|siirsin|ümber tõstetud|pārcelt|pārcēl|perkelt|perkėl|μεταφέρθηκε|ertelendi|taşındı|تم تأجيل|تم نقل',
  ),
  cancel: beginning(
    'odwołan|odwołał|anulowa|zrušen|zrušil|lemond|töröl|törölt|anulat|отменен|отмених|отказан|otkazan|отказан|odpovedan|annullat|cancellat|cancelad|anulad',
    'annulé|geannuleerd|aflyst|avbokad|inställd|avlyst|kansellert|peruttu|peruin|tühistat|atcelt|atšaukt|ακυρώθηκε|ακύρωσα|iptal edil|iptal ettim|تم إلغاء',
  ),
} as const;

/** What takes a claim back: no, not, without. */
export const DENIED_ELSEWHERE =
  /(?<![\p{L}])(?:nie|bez|ne|není|nemáme|nincs|nem|nu|fără|не|няма|без|nije|nema|нема|није|ni|non|senza|no|sin|não|sem|pas|sans|niet|geen|ikke|uten|uden|inte|utan|ei|ilman|pole|nav|bez|nėra|ne|neturime|be|δεν|χωρίς|yok|değil|maalesef|لا|ليس|بدون|لم)(?![\p{L}])/iu;
