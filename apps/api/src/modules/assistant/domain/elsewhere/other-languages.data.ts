export type OtherLanguage = { code: string; words: string; letters?: RegExp; said: string };

/**
 * Languages a model may talk in and the built-in engine does not. `words` tell one from the others; `said` is what a
 * client reads when the model is away: that the talk goes on in English, German, Ukrainian or Russian, and that the
 * studio has the message.
 */
export const otherLanguages: readonly OtherLanguage[] = [
  {
    code: 'pl',
    words:
      'ile kosztuje jest dzień dobry proszę chciałbym chciałabym czy mam samochód dziękuję się oklejenie szyb',
    said: 'Chwilowo mogę pisać tylko po angielsku, niemiecku, ukraińsku lub rosyjsku. Studio dostało Twoją wiadomość i odpowie Ci tutaj.',
  },
  {
    code: 'cs',
    words: 'kolik stojí dobrý den prosím chtěl chtěla bych jsem mám auto děkuji můžu který když',
    said: 'Teď mohu psát jen anglicky, německy, ukrajinsky nebo rusky. Studio vaši zprávu má a odpoví vám zde.',
  },
  {
    code: 'sk',
    words: 'koľko stojí dobrý deň prosím chcel chcela by som mám auto ďakujem môžem ktorý keď',
    said: 'Momentálne môžem písať len po anglicky, nemecky, ukrajinsky alebo rusky. Štúdio vašu správu má a odpovie vám tu.',
  },
  {
    code: 'hu',
    words: 'mennyibe kerül jó napot szeretnék kérem van autó autóm köszönöm hogy mikor egy lehet',
    said: 'Most csak angolul, németül, ukránul vagy oroszul tudok írni. A stúdió megkapta az üzenetét, és itt válaszol Önnek.',
  },
  {
    code: 'ro',
    words: 'cât costă bună ziua vreau aș dori mașină mașina mulțumesc pentru este sunt când și',
    said: 'Momentan pot scrie doar în engleză, germană, ucraineană sau rusă. Studioul are mesajul dumneavoastră și vă va răspunde aici.',
  },
  {
    code: 'bg',
    words: 'колко струва здравейте искам бих желал имам кола благодаря моля може ли какво за моята',
    letters: /[ъЪ]/u,
    said: 'В момента мога да пиша само на английски, немски, украински или руски. Студиото получи съобщението ви и ще ви отговори тук.',
  },
  {
    code: 'hr',
    words: 'koliko košta dobar dan molim želim htio htjela bih imam auto hvala možete kada je li što',
    said: 'Trenutačno mogu pisati samo na engleskom, njemačkom, ukrajinskom ili ruskom. Studio ima vašu poruku i odgovorit će vam ovdje.',
  },
  {
    code: 'sr',
    words: 'колико кошта добар дан молим желим имам ауто хвала можете када шта ли је',
    letters: /[ђћџљњј]/iu,
    said: 'Тренутно могу да пишем само на енглеском, немачком, украјинском или руском. Студио има вашу поруку и одговориће вам овде.',
  },
  {
    code: 'sl',
    words: 'koliko stane dober dan prosim želim rad bi imam avto hvala lahko kdaj kaj pri vas',
    said: 'Trenutno lahko pišem samo v angleščini, nemščini, ukrajinščini ali ruščini. Studio je prejel vaše sporočilo in vam bo odgovoril tukaj.',
  },
  {
    code: 'it',
    words: 'quanto costa buongiorno vorrei per favore ho una macchina grazie quando posso della sono è ciao',
    said: 'Al momento posso scrivere solo in inglese, tedesco, ucraino o russo. Lo studio ha ricevuto il tuo messaggio e ti risponderà qui.',
  },
  {
    code: 'es',
    words:
      'cuánto cuesta hola quisiera quiero por favor tengo un coche gracias cuándo puedo el mi buenos días',
    letters: /[¿¡ñ]/iu,
    said: 'Ahora mismo solo puedo escribir en inglés, alemán, ucraniano o ruso. El estudio ha recibido tu mensaje y te responderá aquí.',
  },
  {
    code: 'pt',
    words:
      'quanto custa olá bom dia gostaria queria por favor tenho um carro obrigado obrigada quando posso meu não',
    letters: /[ãõ]/iu,
    said: 'De momento só consigo escrever em inglês, alemão, ucraniano ou russo. O estúdio recebeu a sua mensagem e vai responder-lhe aqui.',
  },
  {
    code: 'fr',
    words:
      'combien coûte bonjour je voudrais s’il vous plaît j’ai une voiture merci quand puis-je est pour mon ma les',
    said: 'Pour le moment, je ne peux écrire qu’en anglais, allemand, ukrainien ou russe. Le studio a bien reçu votre message et vous répondra ici.',
  },
  {
    code: 'nl',
    words:
      'hoeveel kost hallo goedendag ik wil graag alstublieft heb een auto bedankt wanneer kan mijn voor het van',
    said: 'Op dit moment kan ik alleen in het Engels, Duits, Oekraïens of Russisch schrijven. De studio heeft uw bericht en antwoordt u hier.',
  },
  {
    code: 'da',
    words: 'hvad koster hej goddag jeg vil gerne have en bil tak hvornår kan til min og ikke',
    said: 'Lige nu kan jeg kun skrive på engelsk, tysk, ukrainsk eller russisk. Studiet har fået din besked og svarer dig her.',
  },
  {
    code: 'sv',
    words: 'vad kostar hej jag vill skulle vilja ha en bil tack när kan till min och inte',
    said: 'Just nu kan jag bara skriva på engelska, tyska, ukrainska eller ryska. Studion har fått ditt meddelande och svarar dig här.',
  },
  {
    code: 'nb',
    words: 'hva koster hei jeg vil gjerne ha en bil takk når kan til min og ikke på',
    said: 'Akkurat nå kan jeg bare skrive på engelsk, tysk, ukrainsk eller russisk. Studioet har fått meldingen din og svarer deg her.',
  },
  {
    code: 'fi',
    words: 'paljonko maksaa hei haluaisin minulla on auto kiitos milloin voinko autoni ja mitä',
    said: 'Voin juuri nyt kirjoittaa vain englanniksi, saksaksi, ukrainaksi tai venäjäksi. Studio on saanut viestisi ja vastaa sinulle täällä.',
  },
  {
    code: 'et',
    words: 'kui palju maksab tere tahaksin palun mul on auto aitäh millal saan minu ja',
    said: 'Praegu saan kirjutada ainult inglise, saksa, ukraina või vene keeles. Stuudio on teie sõnumi saanud ja vastab teile siin.',
  },
  {
    code: 'lv',
    words: 'cik maksā labdien sveiki vēlos lūdzu man ir auto paldies kad varu manai un',
    said: 'Pašlaik varu rakstīt tikai angļu, vācu, ukraiņu vai krievu valodā. Studija ir saņēmusi jūsu ziņu un atbildēs jums šeit.',
  },
  {
    code: 'lt',
    words: 'kiek kainuoja laba diena sveiki norėčiau prašau turiu automobilį ačiū kada galiu mano ir',
    said: 'Šiuo metu galiu rašyti tik anglų, vokiečių, ukrainiečių arba rusų kalba. Studija gavo jūsų žinutę ir atsakys jums čia.',
  },
  {
    code: 'el',
    words: 'πόσο κοστίζει γεια καλημέρα θέλω αυτοκίνητο ευχαριστώ',
    letters: /\p{Script=Greek}{2}/u,
    said: 'Αυτή τη στιγμή μπορώ να γράψω μόνο στα αγγλικά, γερμανικά, ουκρανικά ή ρωσικά. Το στούντιο έλαβε το μήνυμά σας και θα σας απαντήσει εδώ.',
  },
  {
    code: 'tr',
    words: 'ne kadar merhaba istiyorum lütfen arabam var teşekkürler için mı mi fiyat fiyatı araba cam filmi',
    letters: /[ğışİ]/u,
    said: 'Şu anda yalnızca İngilizce, Almanca, Ukraynaca veya Rusça yazabiliyorum. Stüdyo mesajınızı aldı ve size buradan yanıt verecek.',
  },
  {
    code: 'ar',
    words: 'كم سعر مرحبا أريد سيارة شكرا',
    letters: /\p{Script=Arabic}{2}/u,
    said: 'يمكنني حاليًا الكتابة بالإنجليزية أو الألمانية أو الأوكرانية أو الروسية فقط. وصلت رسالتك إلى الاستوديو وسيردّ عليك هنا.',
  },
];
