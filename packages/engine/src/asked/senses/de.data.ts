/** What clients speak of beside the work itself: a sense in each line, and the words for it; "*" is any ending. */
export const GERMAN = `
child: kind, kinder, kindern, kids, kleinkind*, knirps*, mein sohn, meine tochter, bub, buben, mädel*, zwerg, zwerge, racker, nachwuchs, gschrapp*, mein kleiner, meine kleine, die kleinen
baby: baby, babys, säugling*, neugeboren*, wickel*, windel*, stillen, kinderwagen, buggy, babyschale, maxi cosi, maxicosi, fläschchen, würmchen
wife_partner: frau, ehefrau, gattin, freundin, partnerin, verlobte, bessere hälfte, meine holde, meine alte, lebensgefährtin, schatz, göttergattin, mei weib
husband: ehemann, mein mann, meinem mann, meines mannes, gatte, göttergatte, mein freund, verlobter, lebensgefährte, mein alter, mein kerl, schwiegersohn
family: familie*, verwandt*, sippe, angehörige*, bruder, schwester, geschwister, onkel, tante, cousin*, neffe, nichte, schwager, schwägerin, mischpoke
parents: mutter, mutti, mama, mami, vater, vati, papa, papi, eltern, schwiegermutter, schwiegervater, schwiegereltern, meine alten, stiefvater
elderly: oma, omi, opa, opi, großmutter, großvater, großeltern, rentner*, senior, senioren, pensionist*, alte dame, älterer herr, betagt*, ältere leute, rollator
adult_age: erwachsen*, volljährig*, minderjährig*, ab 18, unter 18, teenager*, teenie*, jugendlich*, halbstark*, wie alt muss, mindestalter, altersgrenze
friend: freund, freunde, freunden, kumpel*, kollege*, kollegin*, nachbar*, bekannte*, spezl, spezi, haberer, arbeitskolleg*, jemand anders, mitbewohner*
third_person_pickup: für mich abholen, an meiner stelle, statt mir, vertretung, vollmacht*, bevollmächtig*, jemand anders, jemand anderes, dritte person, stellvertret*, abholberechtigt*, in meinem namen
pregnant: schwanger*, hochschwanger*, in anderen umständen, babybauch, trimester, ssw, werdende mutter, ungeboren*, erwarten nachwuchs, guter hoffnung, mutterschutz, entbindung*
staff: mitarbeiter*, personal, team, jungs, leute, techniker*, folierer*, aufbereiter*, fachmann, fachleute, angestellte*, monteur*, lehrling*, azubi*, geselle*
boss: chef, chefin, chefs, inhaber*, geschäftsführer*, betriebsleiter*, besitzer*, leiter der werkstatt, vorgesetzte*, boss, verantwortlich*, meister, filialleiter*, oberboss
human_not_bot: mensch, menschen, echte person, echter mensch, bot, roboter, chatbot*, maschine, ki, computer, automat, jemand echtes, mit jemandem sprechen, künstliche intelligenz
animal: hund, hunde, hunden, hündin, wauwau, dackel, vierbeiner, fellnase*, köter, welpe*, katze*, kater, haustier*, tier, tiere, tieren, labrador, pfote*, mieze*, hunderl
animal_hair: hundehaar*, tierhaar*, katzenhaar*, haaren, haart, fell, sabber*, gesabber*, haare überall, haare im kofferraum, pfotenabdr*, haarig*, nase an der scheibe
birds_insects: vogel*, vögel*, taube*, möwe*, vogelkot, vogelschiss, vogeldreck, insekt*, fliege*, mücke*, wespe*, käfer, viecher, spinne*, bienen
marten_rodent: marder*, maus, mäuse, ratte*, nagetier*, nager, eichhörnchen, angeknabbert*, angefressen, fuchs, verbiss, ungeziefer*, mäusenest, waschbär*
allergy: allerg*, heuschnupfen, pollen*, unverträglich*, überempfindlich*, niesen, nies*, ausschlag, juck*, neurodermit*, hausstaub*, reagiere auf, empfindliche haut, ekzem*
breathing: asthma*, inhalator*, atmen, atem*, lunge*, husten, hustet, huste, copd, bronchi*, dämpfe, atemnot, keuch*, asthmaspray
illness: krank*, grippe*, fieber*, covid, corona, erkältet, erkältung*, arzt, ärztin, doktor, krankenhaus, spital, kopfschmerz*, kopfweh, migräne, medikament*, übel, op termin
disability: behinder*, schwerbehindert*, rollstuhl*, barrierefrei*, gehbehinder*, krücke*, rollator, gehstock, rampe, stufenlos, handicap*, schlecht zu fuß, mobilitätseingeschr*
eyes_skin: augen, auge, haut, sonnenbrand, lichtempfindlich*, blend*, geblendet, sonnenallergie, hautkrebs, lupus, augenarzt, ärztliches attest, attest, sehkraft, brille
smoking: rauch*, raucher*, zigarette*, kippe*, tschick, vape*, verdampfer, tabak*, aschenbecher, asche, qualm*, brandloch, nikotin*, gras geraucht, zigarre*
vomit_accident: erbroch*, kotz*, gekotzt, übergeben auf, speib*, gspieb*, gespuckt, urin*, pipi, gepinkelt, pinkel*, blut, kacke, reiseübel*, sauerei, spucke
food: essen, hunger, hungrig*, mittagessen, mittag essen, frühstück*, snack*, imbiss*, restaurant*, wirtshaus, döner, bäcker*, kantine*, brotzeit, jause, mcdonalds, mäcces, happen, vesper
coffee: kaffee*, käffchen, espresso, latte macchiato, cappuccino, milchkaffee, verlängerter, melange, tee, heißgetränk*, kaffeeautomat*, nespresso, starbucks, café, kaffeetsche, haferl
drinks: trinken, getränk*, durst*, mineralwasser, glas wasser, sprudel, saft, cola, limo, limonade*, getränkeautomat*, bier, schorle, apfelschorle, red bull, wasserspender
street: straße, strasse, straßenrand, gasse*, bordstein*, gehsteig*, gehweg*, bürgersteig*, seitenstraße*, draußen, am straßenrand, vor der tür, laternenparker*, im freien
garage: garage*, carport*, tiefgarage*, stellplatz in der garage, unterstand*, halle, scheune, überdacht*, doppelgarage, schuppen, sammelgarage, drinnen
yard_drive: hof, innenhof, hofeinfahrt*, einfahrt*, auffahrt*, garten, vorgarten, gartentor, vorplatz, hinterhof, grundstück*, kiesweg, betriebshof
home: zuhause, zu hause, daheim, nach hause, heim, bei mir, bei uns, wohnung*, mein haus, wohnort*, wohnadresse*, haustür*, meine adresse, dahoam, wohne
work_place: büro*, arbeit, arbeitsplatz*, in der arbeit, auf arbeit, firma, firmenparkplatz, schicht, spätschicht, frühschicht, baustelle*, lagerhalle, fabrik*, gewerbegebiet*, dienstlich, hackn
town_place: stadt, dorf, innenstadt, stadtteil*, ortschaft, gemeinde*, bezirk*, viertel, vorort*, umland, postleitzahl, plz, standort*, landkreis*, zentrum, kaff, umgebung, grätzl
address_directions: adresse*, anfahrt*, wo seid ihr, wo findet man, wegbeschreibung*, google maps, navi, navigation*, landkarte, hausnummer*, eingang, zufahrt, anfahren, wo ist das
building: gebäude*, haus, hochhaus, wohnblock, mietshaus, räumlichkeit*, treppe*, stiege*, aufzug, fahrstuhl, stockwerk*, erdgeschoss, keller, obergeschoss
waiting_room: warteraum, wartezimmer, wartebereich*, warteecke, lounge, empfang, rezeption*, foyer, aufenthaltsraum, kundenbereich, drinnen warten, vor ort warten, dableiben
workshop: werkstatt*, werkstätte*, studio, halle, box, waschbox, waschhalle, waschplatz, betrieb, hebebühne*, kabine, arbeitsbereich, foliencenter
furniture_sit: sofa*, couch*, sessel, stuhl, stühle, sitzgelegenheit*, sitzecke, hinsetzen, hocker, sitzbank, hinhocken, kanapee, platz nehmen, wo sitzen, gemütlich
desk_laptop: laptop*, notebook, schreibtisch, tisch, homeoffice, zoom, videokonferenz*, steckdose*, ladekabel, handy laden, ruhiger platz, arbeitsecke, macbook, von dort arbeiten
toilet: toilette*, klo, wc, klos, häusl, häuserl, pinkeln gehen, pipi machen, stilles örtchen, waschraum, hände waschen, wickeltisch, lokus, 00, örtchen, damenklo
internet: wlan, w-lan, wifi, internet*, hotspot*, wlan passwort, passwort, netz, empfang handy, handynetz, mobile daten, lte, 5g, surfen, online gehen
parking: parken, parkplatz, parkplätze, geparkt, parkt, parkhaus, parkschein*, parkuhr, parklücke, stellplatz*, abstellen, kurzparkzone*, kundenparkplatz, parkgebühr*, hinstellen, parkpickerl, anwohnerpark*
roads: autobahn*, landstraße*, bundesstraße*, stau, staus, verkehr, umleitung*, maut*, umweltzone*, umweltplakette, pickerl autobahn, vignette*, kreuzung*, strecke*, sperre, baustellen
bus_train: bus, busse, bushaltestelle*, haltestelle*, bahn, bahnhof*, s-bahn, u-bahn, ubahn, sbahn, straßenbahn*, bim, tram, öffis, öpnv, zug, öffentlich*, nahverkehr, fahrkarte*, deutschlandticket
taxi: taxi*, taxis, uber, bolt, freenow, free now, taxler, taxler*, mietwagen mit fahrer, chauffeur*, droschke, taxikosten, sammeltaxi, fahrdienst*
lift_home: heimfahren, nach hause fahren, heimbringen, mitnehmen, mitfahrgelegenheit, shuttle*, fahrt ihr mich, zum bahnhof bringen, hinbringen, chauffier*, bringservice, heimkommen, bringt ihr mich
pickup_delivery: abhol*, hol-und-bring*, hol und bring*, bringdienst, bringservice, liefern, lieferung*, zustell*, abgeholt, hinstellen und holen, holt ihr, zurückbring*, überstell*
mobile_visit: zu mir kommen, kommt ihr, vor ort bei mir, mobil, mobile aufbereitung, hausbesuch*, anfahrt zu mir, vorbeikommen bei mir, vor-ort-service, außendienst, bei mir zuhause, fahrt ihr raus
bicycle_walk: fahrrad*, rad, räder fahren, radl, velo, drahtesel, e-bike, ebike, roller, scooter*, zu fuß, zu fuss, laufen, spazier*, gehweite, fußläufig, e-scooter
towing: abschlepp*, abgeschleppt, abschleppdienst, pannendienst*, panne, adac, öamtc, hänger, tieflader, anhänger, springt nicht an, liegengeblieben, fahruntüchtig*, autotransport*, überführ*
loan_car: leihwagen, ersatzwagen, ersatzfahrzeug*, mietwagen*, leihauto, ersatzauto, sixt, europcar, leihfahrzeug*, carsharing, werkstattwagen, überbrückung*, autovermiet*
car_word: auto, autos, wagen, karre*, kiste, fahrzeug*, pkw, kfz, kombi*, limousine*, suv, cabrio*, transporter*, bulli, schlitten, flitzer, lkw, geländewagen*, kleinwagen*
motorbike_boat: motorrad*, motorräder, moped*, mopperl, harley*, roller, boot, boote, yacht*, jetski, wohnwagen*, wohnmobil*, camper*, quad, vespa, pferdeanhänger*
keys: schlüssel*, autoschlüssel*, zweitschlüssel*, ersatzschlüssel*, schlüsselbox, schlüsseltresor, funkschlüssel, keyless*, briefkasten, einwurf*, aufsperr*, zusperr*, absperr*, schlüsselübergabe
pay: zahlen, zahl, zahlt, zahlung*, bezahl*, gezahlt, begleich*, blechen, löhnen, berappen, überweis*, restbetrag, abrechn*, kasse, kohle rüberschieben
money: geld, kohle, knete, euro, euros, moneten, zaster, kröten, mäuse zahlen, franken, budget, scheine, hunderter, zwanziger, flocken, währung
cash: bar, bargeld*, bares, cash, barzahl*, in bar, scheine, münzen, geldautomat*, bankomat*, bargeldlos, auf die kralle, schwarz zahlen
card: karte, karten, kartenzahl*, ec-karte, ec karte, girocard, girokarte, visa, mastercard, amex, maestro, kreditkarte*, apple pay, google pay, kontaktlos*, kartenterminal, bankomatkarte
transfer: überweis*, überwiesen, echtzeitüberweisung, iban, bic, bankverbindung, kontonummer, konto, paypal, klarna, sepa, lastschrift*, zahlungslink, vorkasse, twint, revolut, wero
crypto: krypto*, bitcoin*, btc, usdt, ethereum, blockchain, wallet, binance, digitale währung, tausch*, tauschgeschäft*, gegengeschäft*, inzahlung*
price: preis*, preise, kosten, kostet, kost, was kostet, wie viel, wieviel, kostenvoranschlag*, angebot*, preisliste*, gebühr*, pauschal*, tarif*, wie teuer, hausnummer preis, kva
expensive: teuer, teure, teurer, wucher, abzocke*, überteuert, überzogen, happig, gesalzen*, saftig, unverschämt*, apotheke preise, zu viel geld, sündteuer, kostspielig*
cheap: billig*, günstig*, preiswert*, preisgünstig, sparsam, schnäppchen, kleines budget, knapp bei kasse, pleite, erschwinglich, bezahlbar*, low budget, am günstigsten
discount: rabatt*, skonto, nachlass, prozente, aktion, angebote, ermäßig*, vergünstig*, gutscheincode, rabattcode, handeln, feilsch*, schnäppchen, black friday, letzter preis, coupon*, sonderpreis*
loyalty: stammkund*, treue*, treuekarte, bonuskarte*, stempelkarte, punkte sammeln, freunde werben, weiterempfehl*, abo, abonnement*, mitgliedschaft*, kundenkarte*, mehrere autos, paketpreis
deposit: anzahl*, anzahlung*, vorauszahl*, vorauskasse, vorkasse, kaution, reservierungsgebühr*, im voraus, vorab, vorschuss, vorab zahlen, angezahlt, termin sichern
refund: rückerstatt*, erstatt*, geld zurück, zurückzahl*, rückzahl*, gutschrift*, anzahlung zurück, zurückbekomm*, stornogebühr*, zurückbuch*, rückbuch*, entschädig*, kohle zurück
instalment: rate, raten, ratenzahl*, abstottern, abzahl*, finanzier*, klarna, monatlich*, teilzahl*, in raten, kredit*, später zahlen, null prozent, stückchenweise, häppchenweise, leasing
tax: mwst, mehrwertsteuer, ust, umsatzsteuer*, steuer*, netto, brutto, finanzamt, absetz*, vorsteuer*, ust-id, uid, schwarz, ohne rechnung, ausgewiesen*, fiskus
tip: trinkgeld*, kaffeekasse, stimmt so, aufrunden, kleines extra, schmattes, für die jungs, was dazugeben, spendieren, dankeschön geben
invoice: rechnung*, faktura, rechnungsadresse, auf firma, rechnungsstell*, ausweis, firmenrechnung, aufgeschlüsselt, proforma, bestellnummer, kostenaufstellung, e-rechnung, rechnungsanschrift
receipt: quittung*, beleg*, kassenbon, bon, kassenzettel, zahlungsnachweis*, zahlungsbestätigung*, zettel, kassabon, bewirtung, nachweis, quittier*
contract: vertrag*, verträge, agb, vereinbar*, unterschr*, unterschreib*, bedingungen, kleingedruckt*, schriftlich*, formular*, auftrag*, geschäftsbedingung*, unterzeichn*, haftungsausschluss, papierkram
certificate: zertifik*, zertifikat*, abg, gutachten, abe, tüv gutachten, nachweis, bescheinigung*, prüfzeichen, diplom, qualifi*, geschult, ausbildung, meisterbrief, bauartgenehmigung
registration: zulassung*, fahrzeugschein, fahrzeugbrief, kennzeichen, nummernschild*, nummerntafel*, taferl, fahrgestellnummer, fin, zulassungsbescheinigung, typenschein, kfz-schein, zulassungsstelle, ummeld*
licence_id: führerschein*, personalausweis*, ausweis*, perso, pass, reisepass, lappen, schein, lichtbildausweis, identität*, deckerl, fahrerlaubnis*, fleppe*
inspection: tüv, hu, hauptuntersuchung*, dekra, pickerl, asu, inspektion*, plakette*, prüfstelle, gtü, eintrag*, eintragen lassen, mfk
law: gesetz*, legal*, illegal*, erlaubt*, verboten*, vorschrift*, zulässig*, stvo, stvzo, paragraph*, gericht*, anwalt*, anwält*, strafbar*, rechtlich*, verklagen, gestattet
police: polizei*, polizist*, bullen, bulle, kiberer, kieberer, rennleitung, schmiere, streife*, kontrolle, angehalten, aufgehalten, verkehrskontrolle*, cops, freunde in blau, trachtengruppe, rausgezogen
fine: strafe*, bußgeld*, bussgeld*, strafzettel*, knöllchen, knolle, punkte in flensburg, verwarngeld*, anzeige, organmandat, gestraft, abgemahnt, stilllegung, betriebserlaubnis
insurance: versicher*, vollkasko*, teilkasko*, kasko*, haftpflicht*, selbstbehalt*, selbstbeteilig*, schadensmeld*, police, allianz, huk, schadensfall, gutachter*, prämie*, abgesichert
theft_security: diebstahl*, gestohlen, geklaut, klauen, dieb, diebe, einbruch*, eingebrochen, kamera*, überwach*, videoüberwach*, alarmanlage*, bewacht*, gefladert, sicher über nacht, vandal*
accident_damage: unfall*, crash, beule*, delle*, kratzer*, zerkratz*, schaden, schäden, beschädig*, kaputt*, blechschaden, schramme*, haftung, parkrempler, macke, macken, angefahren
company_fleet: firma, firmen, firmenwagen, firmenkunde*, flotte*, fuhrpark*, gmbh, unternehmen, gewerbe*, gewerblich*, b2b, geschäftskund*, dienstwagen*, autohaus*, händler*, großkund*, mehrere fahrzeuge
partner_reseller: partner, partnerschaft*, kooperation*, zusammenarbeit*, sponsor*, influencer*, wiederverkäuf*, großhandel*, franchise*, werbung, lieferant*, subunternehm*, vertrieb*, händlerrabatt
jobs: stellenangebot*, job, jobs, bewerb*, lehrstelle*, ausbildungsplatz*, praktikum*, praktikant*, lebenslauf, stellt ihr ein, einstellen, gehalt, lohn, mitarbeiter gesucht, minijob*, lehre, azubi*, nebenjob*, ferienjob*
training: kurs, kurse, schulung*, seminar*, lernen, beibringen, unterricht*, weiterbild*, folierkurs, akademie, einweisung, lehrgang*, student*, schüler*, umschul*
present: geschenk*, gutschein*, schenken, verschenk*, geburtstag*, weihnacht*, überrasch*, jubiläum*, vatertag, hochzeit*, geschenkgutschein, mitbringsel, präsent, valentinstag, christkind
language: sprache*, deutsch, englisch, russisch, ukrainisch, türkisch, polnisch, arabisch, übersetz*, dolmetsch*, sprecht ihr, sprichst du, ausländ*, versteht ihr mich, fremdsprache*
call: anruf*, anrufen, ruf an, ruft an, telefon*, telefonier*, telefonnummer, rückruf*, zurückruf*, durchklingel*, bimmel*, festnetz, handynummer, erreichbar*, hotline, durchrufen, abheb*
text_message: nachricht*, sms, schreib*, whatsapp*, whats app, texten, simsen, messenger, telegram, signal, chat, chatten, antwort*, dm, pn, bescheid, meldet euch
email: mail, mails, e-mail, email, emails, mailadresse, postfach, gmail, gmx, anhang, pdf, newsletter, spam, abbestell*, mailen
photo: foto*, fotos, bild, bilder, bildern, schnappschuss*, vorher nachher, vorher-nachher, galerie*, referenz*, beispiele, aufnahme*, screenshot*, knipsen, portfolio, fotografier*
video: video*, videos, clip, clips, zeitraffer, youtube*, reel, reels, tiktok*, filmen, gefilmt, aufnehmen, livestream, videoanruf, webcam, gopro, dreh
social_media: instagram, insta, facebook, fb, tiktok, social media, soziale medien, folgen, follower, posten, gepostet, story, verlinken, markieren, webseite*, website*, homepage, profil, linkedin
reviews: bewertung*, rezension*, sterne, google bewertung, feedback, empfehl*, empfohlen, weiterempfehl*, ruf, mundpropaganda, trustpilot, erfahrung*, kundenmeinung*, kundenstimme*, provenexpert
complaint: beschwer*, reklam*, unzufrieden, enttäusch*, sauer, wütend, stinksauer, ärger*, mangel, mängel, pfusch*, gepfuscht, schlamp*, murks, nachbesser*, unmöglich, frechheit, saustall, bemängel*
privacy: datenschutz*, dsgvo, privat*, privatsphäre, persönliche daten, meine daten, unkenntlich*, verpixel*, ohne meine zustimmung, einwillig*, vertraulich*, anonym*, daten löschen, diskret*, dashcam
belongings: wertsach*, persönliche sachen, meine sachen, gegenstände, handschuhfach, kindersitz*, sonnenbrille, ausräum*, kofferraum leer, leerräum*, drinlassen, liegen lassen, werkzeug, krempel, kram, zeug, kleingeld
lost_found: verloren, vergessen, liegengelassen, liegen gelassen, fehlt, fehlen, verschwunden, fundsache*, verlegt, gefunden, verschollen, nicht mehr da, abhandengekommen, airpods
electric_charging: e-auto*, eauto*, stromer, laden, lädt, aufladen, ladesäule*, ladestation*, wallbox*, akku, batterie*, tesla*, hybrid*, kwh, strom, schnelllad*, reichweite, ladekarte, plug-in, elektroauto*, elektrisch*
early: früh, früher, frühestens, morgens, in der früh, vormittag*, vor der arbeit, gleich in der früh, sonnenaufgang, in aller frühe, erster termin, zeitig, 7 uhr, öffnet
late: spät, später, verspät*, zu spät, verzöger*, abends, abend, feierabend, nach der arbeit, schaff es nicht, dauert länger, hinterher, nach ladenschluss, überfällig, schließt
night: nacht, nachts, über nacht, übernacht*, mitternacht, nächte, 24 stunden, rund um die uhr, nachtschicht*, dunkelheit, stehen lassen, nächtig*
weekend: wochenende*, samstag*, sonntag*, sonnabend*, feiertag*, ostern, pfingsten, brückentag*, frei haben, silvester, wochend, sa und so, urlaub*, ferien, betriebsferien
weekday: werktag*, wochentag*, montag*, dienstag*, mittwoch*, donnerstag*, freitag*, unter der woche, nächste woche, kommende woche, arbeitstag*, mo, di, mi, do, fr
opening_hours: öffnungszeit*, geöffnet, offen, geschlossen, zu habt, auf habt, schließ*, öffnet, aufmachen, zusperren, bis wann, ab wann, geschäftszeit*, sperrt ihr, wann habt ihr auf
season: saison*, frühling, frühjahr, sommer*, herbst*, winter*, jahreszeit*, jänner, januar, märz, juli, oktober, dezember, monat, monate, winterreifen, vor dem winter
soon: bald, schnell*, sofort, dringend*, eilig*, eilt, heute, morgen, gleich, jetzt, kurzfristig*, zeitnah*, flott, express*, pressiert, noch diese woche, asap, fix, nächstmöglich*
long_time: wie lange, lange, länger, ewig*, stunde*, tage, tagen, wochen, minuten, dauert, dauer*, halten, hält, haltbar*, lebensdauer*, jahre, jahren, zeitaufwand, standzeit
wait: warte*, warten, wartezeit*, gewartet, abwarten, schlange, anstehen, dableiben, drauf warten, zeit totschlagen, ausharren, warteliste*, solange bleiben, währenddessen, geduld*
ready: fertig*, abholbereit, soweit, erledigt, bereit, abgeschlossen, durch seid, stand der dinge, fertiggestellt, wie weit, zwischenstand*, update, status, schon so weit, vollendet
appointment: termin*, termine, buchen, buchung*, gebucht, reservier*, vereinbar*, freier platz, vormerk*, eintragen, kalender, zeitfenster, slot, wann habt ihr frei, dazwischenschieb*, drannehmen
cancel_move: absag*, abgesagt, stornier*, storno*, verschieb*, verschoben, verleg*, umbuch*, anderen termin, anderer tag, komme nicht, dazwischengekommen, schaffe es nicht, aufschieb*, canceln, vertag*
rain: regen*, regnet, regnen, nass, nässe, schütte*, gewitter*, schauer*, niesel*, pfütze*, hagel*, sturm*, schifft, wolkenbruch, unwetter*, platzregen, sauwetter
snow_frost: schnee*, schneit, eis, eisig*, frost*, gefror*, kalt, kälte, streusalz*, salz, minusgrade*, glatteis, matsch, eiskratz*, frieren, saukalt, schneematsch, enteis*
sun_heat: sonne*, sonnig*, hitze*, heiß*, heiss*, warm, wärme*, uv, uv-strahl*, backofen, brutofen, aufheiz*, sauna, schwitz*, klimaanlage*, bruthitze, affenhitze, pralle sonne, hochsommer
wind_dust: wind, windig*, staub*, staubig*, sand, saharastaub, schlamm*, dreck*, dreckig*, schmutz*, schmutzig*, verdreck*, baumharz, harz, blüten, laub, siffig*, versifft
smell: geruch*, gerüche, riech*, stink*, gestank*, mief*, muffel*, muffig*, duft*, lufterfrisch*, duftbaum*, schimmel*, lösungsmittel*, ozon*, müffel*, parfüm*, ausdünst*
drying: trocken*, trockn*, trocknen, getrocknet, aushärt*, ausgehärt*, durchtrock*, feucht*, wann waschen, fenster runter, fenster öffnen, wie lange warten, bläschen, blasen, abbinden
warranty: garantie*, garantier*, gewährleist*, abgedeckt, lebenslang*, kostenlos nachbessern, garantiefall, gerade stehen, geradesteh*, nachsorge*, kulanz*, garantiekarte, zusicher*
lease_sell: leasing*, leasingrückgabe*, leasen, geleast, rückgabe*, verkauf*, verkaufen, wiederverkauf*, käufer*, gebraucht*, inzahlung*, autoscout*, leasingende, willhaben, zweite hand
new_car: neuwagen*, neues auto, nagelneu*, fabrikneu*, frisch gekauft, gerade gekauft, autohaus*, händler*, auslieferung*, werksauslieferung, jahreswagen*, erstes auto, brandneu*
travel: reise*, reisen, urlaub*, flughafen*, flug, flüge, fliege, verreis*, ausland*, hotel*, unterkunft, übernachten, ferien, dienstreise, fähre, auf achse, weit weg
shops_around: laden, läden, einkauf*, einkaufszentrum*, supermarkt*, rewe, edeka, aldi, lidl, billa, spar, baumarkt*, in der nähe, nebenan, bummel*, fitnessstudio, kino, was unternehmen
school_kids_place: schule*, kita, kindergarten*, krippe, hort, spielecke*, spielzeug*, spielplatz*, malbuch, kinderecke*, babysitter*, betreuung, bespaßen, zeichentrick
entertainment: fernseh*, glotze, tv, netflix, playstation, konsole, zeitung*, zeitschrift*, buch lesen, langweil*, fad, musik, radio, spiele, fußball gucken, kicker, billard
watch_work: zuschau*, zugucken, zusehen, beobacht*, über die schulter, reinschau*, vorbeischau*, dabei sein, dabeisein, dabeibleiben, glasscheibe zur halle, mal gucken, angucken
visit_dropin: vorbeikomm*, vorbeischau*, reinschnei*, reinkomm*, spontan*, ohne termin, einfach kommen, auf gut glück, besuch*, herkomm*, aufkreuz*, vorbeifahr*, aufschlag*, hinfahren
drive_self: fahren, fahre, gefahren, fahrt, fahrer*, probefahrt*, selbst fahren, umpark*, hinterm steuer, kilometerstand*, kilometer, pendel*, lenker*, spritztour*
fuel: tanken, tank, getankt, benzin, diesel, sprit, tankstelle*, tankfüllung, vollgetankt, leerer tank, aral, shell, omv, kraftstoff*
advice: beratung*, beraten, berät, rat, ratschlag*, empfehl*, empfiehl*, was würdet ihr, lohnt sich, meinung, tipp, tipps, welche soll, entscheidungshilfe, vor- und nachteile, unsicher
trust: vertrau*, seriös*, zuverlässig*, betrug*, betrüg*, abzock*, ehrlich*, fachgerecht, professionell*, erfahrung*, dubios*, verlässlich*, beschiss, wie lange gibt es euch
nervous: sorge*, sorgen, angst, ängst*, nervös, bammel, befürcht*, muffensausen, vorsichtig*, bedenken, unsicher*, schiss, panik*, aufgeregt
thanks_greet: danke*, dank, merci, hallo, hi, servus, moin, grüß gott, guten tag, guten morgen, tschüss, ciao, pfiat di, bis dann, vielen dank, vergelts gott, grüezi
scratch: kratzer*, zerkratz*, verkratz*, kratzt, kratzen, kratz, schramm*, verschramm*, schliere*, swirl*, hologramm*, streifschaden, riefe, riefen, macke, macken, angekratzt
dent: delle*, beule*, verbeult*, eingebeult, eingedell*, dalle, dallen, hagelschaden, parkrempler, ausbeul*, ausdell*, dellendoktor, dellentechnik, eingedrück*, dötsch, dotzer
stone_chip: steinschlag*, steinschläg*, rollsplitt, splitt, abplatz*, abgeplatzt*, absplitter*, steinchen, kieselstein*, schotter, lackplatzer, einschlag, einschläge
crack: riss, risse, gerissen, eingerissen, rissig, gesprungen, sprung in, haarriss*, zersprung*, zerbroch*, gebroch*, bruch, spinnennetz, scheibenbruch, glasbruch, geplatzt
rust: rost, rostet, rostig*, verrost*, angerost*, flugrost, rostfleck*, rostschutz, durchrost*, gerostet, korrosion*, korrod*, rostblas*, unterrost*, hohlraumversieg*, gammelt
peel: ablös*, abgelöst, löst sich, lösen sich, abblätter*, blättert, blätter ab, schält, abschäl*, abpell*, geht ab, steht ab, hebt sich, abgeh*, kanten hoch, delaminier*, fällt ab
bubble: blase*, bläschen, blasenbildung, luftblase*, wasserblase*, lufteinschlu*, luft drunter, luft unter, wirft blasen, falten, faltig, falte, knick, knicke, wassertasche*, schlieren
fade: verbleich*, ausbleich*, ausgeblichen, verblichen, verblass*, vergilb*, gilbt, gelb werd*, gelblich, gelbstich*, matt geworden, stumpf*, verfärb*, lila geworden, verwittert, kreidet, blind geworden, trübe
stain: fleck*, flecken, befleckt, wasserfleck*, kaffeefleck*, kaffee verschüttet, verschütt*, ausgelauf*, kleckert, gekleckert, bekleckert, kalkfleck*, eingebrannt, eingeätzt, schmierfleck*, streifen auf, ränder, rotweinfleck*
smell: geruch*, gerüch*, riech*, stinkt, stinken, stink*, gestank, müffel*, muffig, mief, mieft, duft*, dufte*, wunderbaum, erbroch*, gekotzt, kotze, streng riech*, nasser hund, ausdünst*
smoke: rauch*, raucher*, geraucht, verraucht, zigarett*, kippe, kippen, tabak*, nikotin*, qualm*, aschenbecher, dampfer, vape, vapen, zigarre*, shisha, kiffen, gekifft
mould: schimmel*, schimmlig, verschimm*, geschimmelt, stockfleck*, moder*, modrig, muffig, pilz, sporen, moos*, algen, vermoost, grünspan, grünbelag, flechten, gammlig
wet: nass, nasse, nasser, nässe, feucht*, durchnäss*, wasserschaden, undicht*, wasser im, wasser eingedr*, pfütze*, überschwemm*, hochwasser, beschlag*, beschläg*, kondens*, tropft, klamm, klatschnass
dry: trocken*, trockn*, getrockn*, abtrockn*, trocknung*, trocknet, austrockn*, durchtrockn*, aushärt*, ausgehärtet, härtet, aushärtezeit, verdunst*, ablüft*, trockner, föhn*, fönen, abtrock*
dirty: dreck*, dreckig*, verdreckt, schmutz*, verschmutz*, schlamm*, matsch*, versifft, siffig, schmodder, saustall, versaut, sau dreckig, ungewaschen, ungepflegt, eklig, eingesaut, keimig, verkrustet
dusty: staub*, staubig*, verstaub*, eingestaub*, abstaub*, staubsaug*, sand, sandig, krümel*, brösel*, bremsstaub, baustaub, fussel*, flusen, einschlüsse, staubkorn, staubkörn*, saharastaub, saugen, gesaugt
sticky: klebrig*, klebt, pappig, pappt, klebereste, kleberest*, kleberückst*, kaugummi*, verklebt, gummibärchen, bonbon*, cola, sirup, schmierig, batzig, pappert, harzig, zuckrig, kleberrand
burn: brandloch, brandlöcher, brandfleck*, verbrannt, verbrenn*, angebrannt, eingebrannt, versengt, angesengt, verschmor*, schmort, geschmolz*, schmilz*, durchpolier*, durchgeschliff*, brand, feuer
hole_tear: loch, löcher, gerissen, riss im, einriss, zerrissen, eingerissen, aufgerissen, aufgeschlitzt, durchgescheuert, abgewetzt, durchgesessen, verschlissen, naht offen, naht auf, flicken, abgenutzt
collision: unfall*, unfäll*, crash, zusammenst*, gerammt, aufgefahren, auffahrunf*, blechschaden, angefahren, fahrerflucht, totalschaden, karambol*, gekracht, rumms, rempler, parkschaden, wildunfall, gegen poller
vandal: vandal*, graffiti*, beschmiert, schmiererei*, zerstochen, einbruch*, eingebroch*, diebstahl*, geklaut, gestohl*, klauen, dieb, diebe, mutwillig*, randal*, eierwurf, mit eiern, zerkratzt worden
bird_dropping: vogelkot, vogelschiss, vogelkack*, vogelscheiß*, vogeldreck, taubenkot, tauben, taube, möwe, möwen, vögel, vogel, spatzen, krähe*, schwalbe*, guano, zugeschissen
tar: teer*, teerfleck*, geteert, teerspritzer, bitumen, asphalt*, asphaltfleck*, straßenbau*, frischer asphalt, teerpunkt*, schwarze punkte, pech, teerentfern*, rollsplitt, baustelle*
tree_sap: baumharz*, harz, harze, harzfleck*, harzig, linde, linden, lindenblüt*, honigtau, blattlaus*, blattläus*, kiefer, kiefern, tanne, tannen, birke*, baum, bäume, bäumen, laub
insects: insekt*, fliege, fliegen, mücke*, mücken, wespe*, biene*, käfer, motte*, spinne, spinnen, ameise*, insektenreste, insektenentf*, viecher, ungeziefer, fliegendreck, falter, bremsen viecher
salt: salz*, streusalz, salzrand, salzränder, gestreut, streudienst, winterdienst, meersalz, salzwasser, meerluft, nordsee, ostsee, salzlake, lauge, salzkruste, versalzen, winterschmutz
pollen: pollen*, blütenstaub, blüten, blüte, heuschnupfen, allergie*, allergisch, allergiker*, pollenfilter, innenraumfilter, gelber staub, gelber film, birkenpollen, gräserpollen
rain_weather: regen*, regnet, schnee*, schneit, hagel*, gewitter*, wetter*, frost*, gefrier*, eis, eisig, kälte, kalt, glatteis, unwetter, schauer, nieselt, winter*, minusgrad*, hitze, schütten
hair_fur: haare, hundehaar*, tierhaar*, katzenhaar*, haart, haaren, fell, behaart, haarig, fusselroll*, tierhaarentf*, hundehaare, gehaart, zugehaart, wolle
oil_fuel: öl, ölig, ölfleck*, ölfilm, fett*, fettig*, benzin*, diesel*, sprit, bremsflüssigk*, adblue, kühlmittel, kühlflüssigk*, frostschutz*, scheibenwischwasser, wischwasser, schmiere
glass: scheibe*, frontscheibe*, heckscheibe*, seitenscheibe*, windschutzscheibe*, fenster*, glas, verglasung, autoglas, dreiecksfenst*, panoramadach*, glasdach, schiebedach, seitenfenst*, autoscheib*, heckfenster
window_lift: fensterheber*, scheibe runter, scheiben runter, fenster runter, fenster auf, runterlass*, runterkurb*, hochfahren, herunterkurb*, runtergelass*, runterfahr*, hochkurb*, scheibe rauf, fenster hoch, absenken
sensor: sensor*, parksensor*, einparkhilfe, pdc, parkpieps*, pieper, piepst, piept, regensensor, lichtsensor, radar*, abstandssens*, abstandstempo*, assistenzsyst*, spurhalte*, spurassist*, totwinkel*, notbremsass*, kalibrier*
camera: kamera*, rückfahrkam*, dashcam*, frontkamera, umfeldkamera, überwachungskam*, videoüberw*, linse, aufzeichn*, rundumkamera, wächtermodus, autokamera, webcam, 360 grad kamera
radio_signal: radio*, antenne*, empfang*, gps, navi, navigation*, signal*, dab, funk*, handyempfang, mautbox*, mautgerät*, go-box, vignette*, bluetooth, carplay, funkschlüssel, sender
heated_wires: heizdraht*, heizdräht*, heckscheibenheiz*, scheibenheiz*, heizfäden, heizfaden, beheizbar*, beheizt*, frontscheibenheiz*, heizlinien, heizstreifen, drähte in, defrost*, sitzheizung*, heizung
electronics: elektron*, elektrik*, kabel*, verkabel*, sicherung*, steuergerät*, fehlercode*, fehlermeld*, kurzschluss*, bildschirm*, display*, touchscreen*, bordcomputer, software, warnleucht*, airbaglampe, kabelbaum, monitor*
battery: batterie*, batterie leer, starthilfe*, überbrück*, autobatterie*, akku*, ladegerät*, erhaltungslad*, abgeklemmt, abklemm*, springt nicht an, lichtmaschine, entladen, entlädt, 12 volt, booster
seat: sitz, sitze, sitzbezug*, sitzbezüge, sitzpolster, polster*, rückbank*, rücksitz*, beifahrersitz, fahrersitz, kopfstütz*, armlehne*, lehne, sitzbank, schonbezug*, schonbezüge, sitzfläche*, isofix
belt: gurt, gurte, gurten, sicherheitsgurt*, gurtband, gurtschloss, anschnall*, angeschnallt, schnalle*, gurtstraff*, gurtroller, gurt rollt, hosenträgergurt, gurte reinig*
roof_rack: dachbox*, dachträg*, dachgepäck*, dachreling*, reling, relings, fahrradträg*, heckträg*, thule, dachkoffer*, skiträg*, skibox, anhängerkuppl*, anhängekuppl*, ahk, dachzelt*, grundträger
plates: kennzeichen*, nummernschild*, nummerntafel*, taferl, wunschkennz*, kennzeichenhalt*, schildhalter, saisonkennz*, autonummer*, kurzzeitkennz*, überführungskennz*, nummerntaferl, kontrollschild*, e-kennzeichen, umgemeldet, zulassung*
badge: emblem*, logo ab, schriftzug*, schriftzüge, typenschild*, markenzeichen, cleanen, gecleant, entfernung schriftzug, plakette*, modellbezeich*, heckschrift*, abzeichen, haubenstern, buchstaben
door_edge: türkante*, kanten, kantenschutz*, türgriff*, griffmulde*, griffschal*, einstieg*, einstiegsleist*, schweller*, türfalz*, falz, falze, türrahmen*, ladekante*, türinnen*, türen, tür, türumlauf
wheel: felge*, felgen, alufelge*, rad, räder, radkappe*, radlauf*, radkäst*, radkasten, bordstein*, bordsteinschad*, bremssattel*, bremssättel, alus, radzierbl*, speiche*, glanzgedreht
tyre: reifen*, winterreifen, sommerreifen, reifenwechsel*, radwechsel*, räderwechsel, reifenglanz, einlager*, ganzjahresreif*, platten, plattfuß, gummi, pneu, pneus, wuchten, auswucht*, luftdruck, rdks
boot: kofferraum*, kofferraumw*, heckklappe*, kofferraumdeckel, ladefläche*, laderaum*, ladeboden, gepäckraum, hutablage, frunk, heckdeckel, laderaumwanne, kofferraummatte, reserveradmulde, gepäckabt*
soft_top: cabrio*, verdeck*, stoffdach*, faltdach*, softtop, stoffverdeck, roadster, dach offen, dach zu, verdeckimpräg*, hardtop, cabriodach, kabrio*, kabriolett, schlappdach, faltverdeck, spriegel
body_parts: motorhaube*, haube, stoßstange*, stossstange*, stoßfänger*, kotflügel*, spiegel*, scheinwerfer*, rücklicht*, rückleucht*, dach, a-säule, b-säule, säule*, kühlergrill, spoiler*, frontpartie, seitenteil*, nebelschein*
interior_parts: innenraum*, innen, innenausstatt*, armaturen*, armaturenbrett*, cockpit, mittelkonsole*, lenkrad*, teppich*, fußmatte*, fussmatte*, matten, dachhimmel*, himmel, schaltknauf, pedale, lüftung*, becherhalter, handschuhfach*, klavierlack
engine: motor*, motorraum*, motorwäsche, unterboden*, auspuff*, kühler, unterseite, fahrwerk*, getriebe*, achse, achsen, turbo, endrohr*, abgasanlage
wash: wasch*, wäsch*, gewaschen, handwäsche, waschanlage*, waschstraße*, waschpark, sb-box, waschbox*, putz*, geputzt, reinig*, gereinigt, säuber*, sauber machen, hochdruck*, kärcher*, dampfstrahl*, schrubb*
rinse: spülen, spült, abspül*, ausspül*, gespült, abbraus*, abspritz*, ausspritz*, schlauch, gartenschlauch, klarspül*, klarwasser, wasser drüber, durchspül*, nachspül*
wipe: wisch*, abwisch*, abgewischt, mikrofaser*, tuch, tücher, lappen, schwamm*, schwämm*, handtuch*, handtüch*, rubbel*, abreib*, reiben, leder abzieh*, fensterleder, feuchttuch*, feuchttüch*, küchenrolle, abzieh*
open_act: öffnen, öffne, öffnet, geöffnet, aufmach*, aufgemacht, auf machen, aufsperr*, aufschließ*, entriegel*, offen, offen lassen, offenlass*, aufklapp*, einen spalt
close_act: schließen, schließt, geschlossen, zumach*, zugemacht, zu machen, zuschlag*, zuknall*, zugeknallt, verschließ*, verschloss*, zulassen geschl*, schliessen, geschlossen lass*, dicht machen
touch: anfass*, angefasst, berühr*, antatsch*, angetatsch*, anlang*, drück*, draufdrück*, finger*, fingerabdr*, rumfummel*, anlehn*, hinlang*, tatsch*, fingertapp*, patsch*
remove: entfern*, entfernt, abmach*, abgemacht, abzieh*, abgezog*, abnehm*, abnehmbar*, runtermach*, runterhol*, wegmach*, wegbekomm*, wegkrieg*, ablös*, rückstandsfrei, entfolier*, entfolien*, demont*, abbau*, rausmach*, runter haben
glue_act: kleb*, kleben, geklebt, bekleb*, beklebt, aufkleb*, aufgeklebt, verkleb*, anbring*, angebracht, aufbring*, aufzieh*, verleg*, folier*, foliert, foliieren, ankleb*, nachkleb*, drankleb*, drauf machen
heat: hitze*, erhitz*, erwärm*, wärme*, warm, heißluft*, heißluftföhn, föhn*, temperatur*, infrarot*, grad celsius, aufheiz*, aufgeheizt, aufwärm*, anwärm*, bügel*, heiß, heiße, heißer, heiss
cut: schneid*, geschnitten, zuschneid*, schnitt, schnitte, messer*, cutter*, klinge*, skalpell*, zuschnitt*, plotter*, geplottet, schablon*, vorgeschnitt*, messerlos, knifeless, teppichmesser, angeschnitten, schere
spray: sprüh*, gesprüht, aufsprüh*, einsprüh*, sprühdos*, spraydos*, spray*, airbrush*, sprühfolie*, flüssiggummi, plasti dip, spritzpistol*, spritzen, gespritzt, lackierpist*, sprühnebel*, zerstäub*
leave: abgeben, abgabe*, abgegeb*, dalass*, dagelass*, da lassen, stehen lassen, stehenlass*, hinstell*, abstell*, abgestellt, hierlass*, bei euch lass*, bei ihnen lass*, über nacht, bleibt da, dortlass*
bring: bringen, bringe, bringt, gebracht, vorbeibring*, hinbring*, vorbeikomm*, hinfahr*, herbring*, abschlepp*, anhänger*, transport*, anliefer*, einlief*, überführ*, vorbei bringen, trailer
fetch: abhol*, abgeholt, hol ab, holen ab, hole ab, holen, abholung*, holt ihr, holen sie, wieder bekomm*, zurückbekomm*, zurückhol*, rückgabe auto, mitnehmen, abhol- und bring*, hol- und bring*
drive: fahren, fahre, fährt, gefahren, fahr, losfahr*, autobahn*, probefahrt*, unterwegs, kilometer*, fahrer*, tempo, heimfahr*, weiterfahr*, pendel*, lenken, schnell fahren, rumfahr*
lock_key: schlüssel*, ersatzschlüss*, zweitschlüss*, absperr*, abschließ*, abgeschloss*, abgesperrt, zusperr*, schloss, keyless*, alarmanlag*, alarm, schlüsselbox, schlüsseltresor, briefkasten, zentralverriegel*, schlüsselabg*, schlüsselübergab*
move_car: umpark*, umgeparkt, umstell*, wegfahr*, weggefahr*, bewegen, beweg*, rangier*, schieb*, zur seite fahr*, wegstell*, verschieb*, versetz*, rausfahr*, zugeparkt, wegbeweg*, rückwärts raus
wait: warten, gewartet, warteraum*, wartezimmer*, wartebereich*, wartezeit*, wartezone, abwart*, hier bleiben, dableib*, vor ort bleib*, drauf wart*, hinsetz*, zeit totschlag*, wartelounge, sitzecke, aufenthaltsr*, warte, wartet
store: lagern, lagerung*, lagert, einlager*, unterstell*, untergestell*, überwinter*, einwinter*, garage*, halle, hallen, tiefgarage*, stellplatz*, stellplätz*, carport*, winterlager*, autoplane, abdeckplane, einmott*
charge_ev: aufladen, lädt, laden kann, geladen, ladestation*, ladesäule*, ladesäul*, lademöglich*, wallbox*, steckdose*, ladekabel*, ladepunkt*, e-auto*, elektroauto*, stromer, elektromobil*, schnelllad*, typ 2, hybrid*, kwh
shampoo: shampoo*, autoshampoo*, seife*, spülmittel*, spüli, waschmittel*, reiniger*, reinigungsmit*, putzmittel*, schaum*, snowfoam, ph-neutral*, koch chemie, kochchemie, sonax, meguiars, lauge, prilflasche
wax: wachs*, gewachst, einwachs*, carnauba*, versiegel*, versiegelung*, hartwachs, sprühwachs, heißwachs, detailer*, hydrophob*, abperl*, abperleffekt, lotuseffekt, wasserabweis*, imprägn*, swizöl, politur*
ceramic: keramik*, keramikversieg*, coating*, beschicht*, nano*, nanoversieg*, nanobeschicht*, graphen*, quarz*, sio2, 9h, gtechniq, gyeon, servfaces, langzeitversieg*, versiegel*, keramisch*, glasversieg*
chemical: chemie*, chemisch*, chemikal*, giftig*, gift, aggressiv*, scharfe mittel, dämpfe, schadstoff*, schädlich*, ammoniak*, chlor, bleiche, flugrostentf*, entfetter*, reinigungsmit*, lösemittelfrei, ätzend*
acid_solvent: säure*, säuren, lösungsmittel*, lösemittel*, alkohol*, isopropanol*, ipa, verdünn*, aceton*, terpentin*, waschbenzin*, alkalisch*, essig*, zitronensäure, nagellackentf*, spiritus, nitro*, felgensäure
plastic_trim: kunststoff*, plastik*, zierleist*, chrom*, chromleist*, entchrom*, hochglanzschw*, gummi, gummidicht*, dichtung*, carbon*, karbon*, vinyl*, außenplastik, plaste, schachtleist*, klavierlack*, türleist*
leather: leder*, lederpfleg*, ledersitz*, lederausst*, glattleder, kunstleder*, nappa*, alcantara*, alkantara, wildleder, rauleder, artico, perforiert*, belederung, lederreinig*, colourlock, veganes leder
fabric: stoff, stoffsitz*, stoffe, textil*, gewebe, velours*, velour*, samt, teppich*, polsterstoff, stoffbezug*, filz, mikrofaserbez*, baumwoll*, stoffpolster*, cord
film: folie*, folien, schutzfolie*, lackschutzf*, tönungsfol*, steinschlagf*, ppf, vinyl*, tpu, pvc, laminat*, autofolie*, vollfolier*, selbstheil*, scheibenfol*, designfolie*, folierung*, teilfolier*
film_brand: 3m, xpel, llumar, suntek, avery, avery dennison, hexis, inozetek, stek, oracal, orafol, teckwrap, bruxsafol, solarscreen, foliatec, apa, pwf, kpmf
paint: lack*, lackier*, lacke, lackschicht*, klarlack*, farbe, farbton, farbcode*, lackstift*, nachlack*, smart repair, smart-repair, spot repair, basislack, metallic*, perleffekt*, lackierer*, umlackier*, unilack, spritzlack
primer_filler: grundier*, grundierung*, primer*, haftvermitt*, spachtel*, gespachtelt, füller, blankes metall, blankes blech, schleif*, geschliff*, schleifpapier, epoxid*, anschleif*, untergrund, rostgrund, haftgrund
glue_stuff: kleber*, klebstoff*, klebe, klebeband*, klebebänd*, tesa*, tesafilm, tape, doppelseitig*, leim, sekundenkleb*, pattex, silikon*, kleberreste, klebereste, kleberest*, panzertape, abklebeband, uhu
safe_harmless: unsicher, harmlos*, schonend*, unschädlich*, schadet, schaden*, schäd*, beschäd*, risik*, riskant*, gefahr*, gefährl*, ungefährl*, kaputt*, ruinier*, greift an, angreif*, verletz*, sicher, sicherheit
strong: stark, stärker, robust*, stabil*, widerstandsf*, haltbar*, belastbar*, strapazier*, dick, dicke, dicker, schichtdick*, hart, härte*, zäh, unverwüst*, micron, mikrometer, langlebig*, resistent*
thin: dünn*, hauchdünn*, schwach*, schwäch*, empfindlich*, zerbrechl*, weicher lack, spröde, labil, zart, brüchig*, lackdicke, filigran*, anfällig*, wabbelig
dark: dunkel*, dunkler, dunkelste, schwarz*, tiefschwarz, stockdunkel, verdunkel*, abgedunkelt, blickdicht*, getönt*, tönung*, limousin*, pechschwarz, schattier*, stufe dunkel, abdunkel*, sichtschutz*
light_qual: hell*, heller, hellste, helle, leicht getönt, leichte tönung, dezent*, blass*, zart getönt, weiß*, pastell*, unauffällig*, hellgrau, kaum sichtbar, kaum zu sehen, schwach getönt, aufhell*
transparent: transparent*, durchsichtig*, durchsicht, glasklar*, unsichtbar*, farblos*, durchscheinend*, reinschau*, reinguck*, rausschau*, rausguck*, lichtdurchl*, durchschau*, sieht man rein, einsehbar, reinsehen
shiny: glanz*, glänz*, glänzend, hochglanz*, glanzgrad, spiegelnd*, spiegelt, funkel*, strahlend*, glitzer*, tiefenglanz, showroom, wie neu, neuwertig, blitzblank*, glatt, blitzt, strahlt, speckig
matt: matt, matte, matter, mattes, mattlack*, mattiert, mattschwarz, mattfolie*, seidenmatt*, satin*, satiniert, frozen, gebürstet, stealth, milchglas*, halbmatt, samtig, mattgrau, seidenglanz
natural_eco: natürlich*, umwelt*, umweltfreundl*, ökolog*, biologisch*, nachhaltig*, bio, abbaubar*, vegan*, klima*, recyc*, schadstofffrei, abwasser*, pflanzlich*, wassersparend, umweltschutz, öko, ökos
poor_quality: schrott*, billig*, billigfol*, mist, müll, pfusch*, gepfuscht, minderwertig*, schlecht*, china*, chinafolie*, ramsch, murks*, gefälscht, fälsch*, plagiat*, fake*, schlampig*, schund, bastel*
original_oem: original*, echt, echte, echtheit, oem, werkseit*, ab werk, hersteller*, werksfolie*, markenware, markenfolie*, marken, vertragshändl*, autohaus*, autohäus*, händler*, offiziell*, serienmäß*, zertifizierte ware
own_supplied: eigene folie*, eigenes material, selbst gekauft*, selber gekauft*, mitgebracht*, mitbring*, eigene produkte, selbst besorgt*, folie mitbr*, vom kunden, amazon*, ebay, aliexpress, temu, selbst bestellt*, eigenes produkt, bereits gekauft
guarantee: garant*, garantie*, gewähr*, gewährleist*, herstellergar*, garantiezeit*, geld zurück, abgedeckt, gedeckt, garantieschein, garantiert, kulanz*, schriftlich*, erlischt, garantieverl*
last_long: hält, halten, haltbar*, haltbarkeit*, lebensdauer*, wie viele jahre, standzeit*, langlebig*, hält das, übersteht, nutzungsdauer, dauerhaft*, jahre, jahrelang, lange hält, nachlass*, lässt nach, abnutz*
redo: nachbesser*, nachgebessert, nacharbeit*, neu machen, nochmal machen, noch mal machen, nachmach*, ausbesser*, erneuer*, ersetz*, austausch*, ausgetauscht, nochmals, neu kleb*, reklam*, korrigier*, in ordnung bring*
repair: reparier*, reparatur*, repariert, instandsetz*, ausbesser*, restaurier*, aufbereit*, flick*, geflickt, smart repair, smartrepair, karosserie*, werkstatt*, werkstätt*, beheb*, herricht*, reparabel
responsible: verantwort*, haft*, haftung*, haftbar*, schuld, wer zahlt, wer bezahlt, aufkomm*, schadenersatz*, schadensersatz*, versicher*, haftpflicht*, betriebshaft*, ersatz*, erstatt*, kommt dafür auf, kasko*
proof: beweis*, nachweis*, beleg*, belege, quittung*, dokument*, dokumentier*, bestätig*, schriftlich*, protokoll*, übergabeprot*, bescheinig*, fotobeweis*, unterlag*, attest, zettel, übernahmeprot*
experience: erfahr*, erfahrung*, erfahren*, profi, profis, profession*, fachmann, fachleute, experte*, expertin*, wie lange schon, seit wann, spezial*, spezialist*, können, routine, routinier*, anfänger*, kenntnis*, fachbetrieb*
certificate: zertifik*, zertifiz*, zertifikat*, abe, bauartgen*, gutachten*, diplom*, qualifi*, meisterbrief*, meisterbetr*, zulassung folie, prüfzeichen, abg, typgenehm*, geprüft*, innung*, eintragung*, eintragen, tüv, tüv-geprüft
reviews: bewert*, bewertung*, rezension*, sterne, google bewert*, feedback, meinung*, erfahrungsber*, kundenstimm*, kommentar*, ruf, trustpilot, mundpropag*, weiterempf*, rezensier*, instagram, insta, fünf sterne
examples: beispiel*, referenz*, galerie*, vorher nachher, vorher-nachher, muster*, musterkarte*, fotos, bilder, arbeiten gezeigt, portfolio*, zeigen, zeigt mal, frühere arbeit*, schon gemacht, probestück*, anschauungs*
honest: ehrlich*, aufrichtig*, wahrheit, wahr, lügen, lüge, gelogen, vertrau*, vertrauensw*, abzock*, betrug*, betrüg*, verarsch*, seriös*, unseriös*, beschiss*, beschissen, zuverläss*, haken, versteckte kost*, übers ohr
trained: ausgebildet*, ausbildung*, geschult*, schulung*, kurs, kurse, lehrgang*, lehrgäng*, lehrling*, azubi*, gelernt*, lernen, akademie*, seminar*, praktik*, meister, mitarbeit*, fachkraft, fachkräft*, geselle
steps: schritt*, schritte, ablauf*, abläuf*, vorgang*, vorgeh*, verfahren*, prozess*, arbeitsschr*, wie läuft, wie macht ihr, wie funktion*, reihenfolg*, phase*, arbeitsgang, methode*, technik*, stufen, etappe*
tools_machine: werkzeug*, maschine*, maschinell*, gerät, geräte*, ausrüst*, poliermasch*, exzenter*, rotation*, rupes, flex, polierschw*, polierteller, pad, pads, kompressor*, tornador*, nass-sauger, nasssauger, sprühextrakt*, rakel*
by_hand: von hand, per hand, handwäsche*, handarbeit*, manuell*, handgemacht*, handgewasch*, mit der hand, handpolit*, händisch*, waschhandschuh*, zwei eimer, handpolier*, handwasch*, handapplik*
steam: dampf*, dampfreinig*, dampfstrahl*, dampfer*, trockendampf*, heißdampf*, gedampft, dampfgerät*, dampfsaug*, wasserdampf, abdampf*, ausdampf*, dämpf*, dampfente
lamp: lampe*, lampen, led, leds, leuchte*, taschenlamp*, prüflampe*, inspektionsl*, scangrip, licht an, uv-lampe, infrarotlamp*, lichttunnel, strahler, scheinwerferl*, arbeitsleucht*, neonröhr*, swirlfinder
measure: messen, misst, gemess*, messung*, messgerät*, lackdicke*, schichtdick*, lackdickenm*, lackschichtm*, vermess*, ausmess*, ausgemess*, nachmess*, messwert*, lichtmess*, zollstock, maßband, zentimeter*
inspect: anschau*, angeschaut, anguck*, anseh*, begutacht*, besichtig*, inspiz*, inspektion*, überprüf*, kontroll*, check, checken, durchcheck*, untersuch*, einschätz*, drauf schau*, draufschau*, prüfen, geprüft, bewerten lassen
test_try: test*, getestet, probier*, ausprobier*, probe, probefläche*, probestelle*, versuch*, demo, vorführ*, musterfläche, kleine stelle, vorab zeigen, experiment*, zur probe, probestück*
recommend: empfehl*, empfiehl*, empfohl*, rat geben, ratschl*, geraten, beraten, beratung*, berat*, vorschl*, vorschlag*, tipp, tipps, was würden sie, was würdet, welche am besten, meinung*, aussuch*, auswähl*, entscheid*, zu was raten sie
compare: vergleich*, verglich*, unterschied*, unterscheid*, gegenüber, besser als, oder lieber, alternativ*, vorteil*, nachteil*, vor- und nachteile, was ist besser, vs, versus, gleichwertig*, anders als, im gegensatz
worth: lohnt*, lohnen, lohnt sich, rentier*, wert, sinnvoll*, sinn macht, macht sinn, sinnlos*, bringt was, bringt das was, bringt das, unsinn*, geldverschw*, nutzen, nützlich*, unnötig*, quatsch, übertrieb*, preis-leist*
need_must: muss, müssen, muß, musst, notwend*, nötig, benötig*, brauch*, gebraucht wird, erforderl*, zwing*, verpflicht*, pflicht, obligat*, vorausgesetzt, soll ich, sollte ich, unbedingt, voraussetz*
allowed: erlaub*, darf, dürfen, dürft, legal*, zuläss*, zugelassen, gestatt*, genehmig*, ok wenn, in ordnung wenn, gesetzlich*, stvo, rechtlich*, tüv konform, straßenzugel*, statthaft, eintragungsfrei
forbidden: verbot*, verboten, illegal*, untersagt, nicht erlaubt, unzuläss*, strafbar*, strafe*, bußgeld*, bussgeld*, punkte in flensburg, stilllegung*, erlischt betriebs*, betriebserlaub*, verstoß*, gesetzeswid*, darf man nicht, busse
possible: möglich*, unmöglich*, machbar*, geht das, ginge das, klappt, schaff*, hinkrieg*, hinbekomm*, realisier*, umsetzbar*, drin wäre, besteht die
afraid: angst, ängst*, ängstl*, sorge, sorgen, besorgt, befürcht*, bedenk*, nervös, zweifel*, skept*, unsicher*, panik*, muffensausen, schiss, mulmig*, bange, fürcht*, bammel
sure: ganz sicher, bestimmt, garantiert, wirklich, tatsächlich, definitiv, zweifellos, überzeugt*, echt jetzt, 100 prozent, versprech*, versprich*, zugesich*, zusicher*, hundertpro*, ehrlich jetzt
belongings: sachen, zeug, krempel, kram, persönliche gegenst*, gegenständ*, gegenstand*, ausräum*, ausgeräumt, leerräum*, rausräum*, vergess*, liegen gelassen, liegengelass*, fundsach*, habseligk*, plunder, inhalt
bag: tasche, taschen, handtasche*, rucksack*, rucksäck*, koffer, beutel, gepäck*, tüte, tüten, reisetasche*, laptoptasche*, einkauf*, aktentasche*, sporttasche*, sackerl, kulturbeutel
phone_device: handy*, handys, smartphone*, mobiltelefon*, iphone*, android, samsung, telefon, laptop*, tablet*, ipad*, ladekabel*, notebook*, handyhalter*, airpods, natel, kopfhörer
valuables: wertsach*, wertgegenst*, wertvoll*, schmuck*, geldbeutel*, geldbörs*, brieftasche*, portemonnaie*, portmonee, bargeld im, goldring, sonnenbrille*, brille*, ausweis*, reisepass, papiere, münzen, kleingeld, armbanduhr*
toys: spielzeug*, spielsach*, teddy*, kuscheltier*, plüschtier*, lego*, puppe*, ball, kinderwagen*, buggy, nintendo*, buntstift*, filzstift*, playmobil, malbuch, bobbycar, schnuller*
child_seat: kindersitz*, babysitz*, babyschale*, maxi cosi, maxi-cosi, maxicosi, sitzerhöh*, isofix*, kindersitze, cybex*, römer sitz, britax*, reboarder*, autokindersitz*, kinderschale*
sound_noise: geräusch*, lärm*, laut, leise, klapper*, quietsch*, pfeif*, brumm*, surr*, dämm*, dämmung*, schalldämm*, windgeräusch*, lautsprech*, subwoofer*, audio*, knarz*, vibrier*, musik*, soundanlag*
night_vision: nachts, nacht, bei nacht, nachtsicht*, dunkelheit, im dunkeln, dämmer*, sicht, sieht man nachts, blend*, geblendet, rückspiegel*, sicht nach hinten, nachtfahrt*, schlechte sicht, laternen, rückwärts nachts
sun_protection: sonne*, sonnen, sonnenschutz*, sonnenlicht*, uv, uv-schutz*, uv-strahl*, hitzeschutz*, wärmeschutz*, hitzeabweis*, infrarot*, sonnenbrand, sonnenblend*, strahlen, strahlung*, klimaanlag*, kühler innen, aufheiz*
selling: verkauf*, verkauft, verkäuf*, wiederverk*, wiederverkauf*, käufer*, wertsteiger*, wertverlust*, werterhalt*, restwert*, autoscout*, inserat*, inserier*, loswerd*, verscherbel*, ankauf*, verticken
leasing: leasing*, geleast*, leasen, leasingrück*, leasinggeb*, mietwagen*, gemietet*, firmenwagen*, dienstwagen*, auto-abo, autoabo, fuhrpark*, flotte*, rückgabe*, bank gehört, gehört der bank, zurückgeb*, leasingfahrz*, finanziertes auto, finanzierter wagen
old_film: alte folie*, alten folie*, altfolie*, vorhandene folie*, alte tönung*, bestehende folie*, bereits foliert, schon foliert, schon getönt, entfolier*, folienentf*, vorbesitzer*, alte folierung*, spröde folie*, folie runter, folie entfern*
sticker: aufkleber*, sticker*, kleberl, pickerl, vignette*, plakette*, umweltplak*, beschrift*, werbung ab, werbeaufkl*, dekor*, zierstreif*, rallyestreif*, streifen drauf, etikett*, pickerln, magnetschild*, tattoo
colour_change: farbwechsel*, farbe wechseln, farbe ändern, farbänder*, andere farbe, neue farbe, vollfolier*, komplettfolier*, komplett folier*, umfolier*, umgefärbt, umfärb*, wunschfarbe*, chamäleon*, flip flop lack, ganz folier*, neuer look
colours_stock: farbe*, farben, farbton*, farbtön*, farbkarte*, farbauswahl*, farbpalette*, farbfächer, auf lager, vorrätig*, rot, blau, grün, grau, lila, rosa, gelb, orange, beige, nardo*
pattern_logo: muster, logo*, design*, grafik*, druck*, bedruck*, gedruckt, camouflage, tarnmuster, carbonlook, carbon-optik, motiv*, schriftzug*, beschrift*, werbung*, fahrzeugbeschr*, firmenlogo*, flammen, entwurf*, entwürf*
size_height: größe*, höhe*, einfahrtsh*, durchfahrtsh*, groß, klein, länge, breite, breit, hoch, tiefergel*, tief, bodenfreih*, transporter*, sprinter, wohnmobil*, wohnwagen*, camper*, bulli, kastenwagen*, suv, lkw, kleinbus*
trade_in: inzahlung*, in zahlung, eintausch*, inzahlungnahm*, tausch*, getauscht, händlerank*, wirkaufendeinauto, ankauf*, autoankauf*, gebrauchtwag*, wertschätz*, wertgutacht*, restwert*, trade in
complaint: beschwer*, reklam*, reklamation*, unzufried*, enttäusch*, mangel*, mängel*, bemängel*, schlechte arbeit, geld zurück, chef, chefin, vorgesetzt*, anwalt*, inakzeptab*, ärger*, beanstand*, rückerstatt*, unter aller sau
anger: wütend*, sauer, stinksauer, verärgert, genervt, nervt, frech*, unverschämt*, sauerei, scheiß*, verdammt*, idiot*, deppen, depp, trottel, arsch*, witz, lächerlich*, saftladen, hass*, kotzt, schnauze, empört*
thanks: danke*, dank, vielen dank, merci, besten dank, dankesch*, bedank*, top arbeit, super arbeit, klasse, spitze, toll, großartig*, zufrieden, begeister*, vergelt's gott, dankbar*, thx, lob, prima, mega
hygiene: hygien*, bakteri*, keim*, keime, virus*, viren, covid*, corona*, ozon*, ozonbehandl*, desinf*, desinfek*, steril*, antibakt*, milben, hausstaub*, klimaanlagenr*, flöhe, läuse, wanzen, entkeim*
`;
