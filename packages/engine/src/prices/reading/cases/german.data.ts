import type { PriceCase } from './price-case.ts';

export const GERMAN_CASES: readonly PriceCase[] = [
  {
    name: 'ein neuer Teil nach den Preisen eines Auftrags, Richtwerte mit Dauer',
    language: 'DE',
    currency: 'EUR',
    text: `Wäsche
S 35 | M 45 | L 55
Innenraum
S 79 | M 99 | L 119

Aufbereitung: Kleinwagen ca. 3 Std. = 130 €, Kombi ca. 4 Std. = 170 €`,
    rows: `Wäsche | | | S | 35
      Wäsche | | | M | 45
      Wäsche | | | L | 55
      Innenraum | | | S | 79
      Innenraum | | | M | 99
      Innenraum | | | L | 119
      Aufbereitung | | | Kleinwagen | 130
      Aufbereitung | | | Kombi | 170`,
  },
  {
    name: 'Nebensatz mit Dauer zwischen Name und Preis',
    language: 'DE',
    currency: 'EUR',
    text: `Innen reinigen wir für 75 Euro. Für eine Politur, die je nach Zustand ein bis zwei Tage dauert, rufen wir 270 Euro auf.`,
    rows: `Innen reinigen | | | | 75
      Politur | | | | 270`,
  },
  {
    name: 'Klassen nach Länge und ein Abo vor seiner Liste',
    language: 'DE',
    currency: 'EUR',
    text: `Preise für Fahrzeuge bis 4,4 m / bis 5 m / über 5 m
Innenreinigung 85 / 95 / 115
Programm A: Schaum, Spülen, Trocknen – 8,90 €
Paket Plus (Basis + Innenreinigung) 92 Euro`,
    rows: `Innenreinigung | | | bis 4,4 m | 85
      Innenreinigung | | | bis 5 m | 95
      Innenreinigung | | | über 5 m | 115
      Programm A | | | | 8.9
      Paket Plus | | | | 92`,
  },
  {
    name: 'Stufen mit ihrer Reichweite, Einzelteile der Folie und Arbeit auf der Folie',
    language: 'DE',
    currency: 'EUR',
    text: `Folien-Pakete

PAKET NACHT – EUR 870
Dach, Spiegel

PAKET FIRMA
Beschriftung Caddy EUR 430

Einzeln: Dach EUR 220, Haube EUR 260

Lackschutzfolie
Stufe I (Front bis halbe Haube): 850 €
Keramik auf PPF: + 300 €

Tönungsfolie
Tesla Model 3 / Y 239 €
Fußmatten 2,50`,
    rows: `PAKET NACHT | | | | 870
      Beschriftung | | | Caddy | 430
      Folien | Dach | | | 220
      Folien | Haube | | | 260
      Lackschutzfolie | Stufe I (Front bis halbe Haube) | | | 850
      ? Keramik auf PPF | | | | 300
      Tönungsfolie | | | Tesla Model 3 / Y | 239
      Fußmatten | | | | 2.5`,
  },
  {
    name: 'Größen als Spalten',
    language: 'DE',
    currency: 'EUR',
    text: `Fahrzeuggröße: S / M / L / XL
Handwäsche 29 / 34 / 39 / 49 €
Innenreinigung Basis 69 / 79 / 89 / 109 €
Innenreinigung Premium 119 / 139 / 159 / 189 €
Hagelschäden nur nach Besichtigung. Termine unter 040 555 0123`,
    rows: `Handwäsche | | | S | 29
      Handwäsche | | | M | 34
      Handwäsche | | | L | 39
      Handwäsche | | | XL | 49
      Innenreinigung Basis | | | S | 69
      Innenreinigung Basis | | | M | 79
      Innenreinigung Basis | | | L | 89
      Innenreinigung Basis | | | XL | 109
      Innenreinigung Premium | | | S | 119
      Innenreinigung Premium | | | M | 139
      Innenreinigung Premium | | | L | 159
      Innenreinigung Premium | | | XL | 189`,
  },
  {
    name: 'Fließtext',
    language: 'DE',
    currency: 'EUR',
    text: `Eine Innenreinigung kostet bei uns 120 Euro für Limousinen, 140 für Kombis und 165 Euro für SUVs. Die Lackpolitur gibt es ab 350 Euro. Wer beides nimmt, bekommt 10 % Rabatt. Motorwäsche: 45 Euro. Anzahlung 50 Euro bei Terminvergabe.`,
    rows: `Innenreinigung | | | Limousinen | 120
      Innenreinigung | | | Kombis | 140
      Innenreinigung | | | SUVs | 165
      Lackpolitur | | | | 350+
      Motorwäsche | | | | 45`,
  },
  {
    name: 'Tönung nach Scheiben',
    language: 'DE',
    currency: 'EUR',
    text: `Scheibentönung mit ABE:
Kleinwagen 3-türig: 149 €
Limousine: 199 €
Kombi / SUV: 229 €
Van, Bus: ab 279 €
einzelne Seitenscheibe 45 €, Heckscheibe 90 €
Folie entfernen 25 € pro Scheibe`,
    rows: `Scheibentönung | | | Kleinwagen 3-türig | 149
      Scheibentönung | | | Limousine | 199
      Scheibentönung | | | Kombi / SUV | 229
      Scheibentönung | | | Van | 279+
      Scheibentönung | | | Bus | 279+
      Scheibentönung | einzelne Seitenscheibe | | | 45
      Scheibentönung | Heckscheibe | | | 90
      Folie entfernen | Scheibe | | | 25`,
  },
  {
    name: 'Aktion statt',
    language: 'DE',
    currency: 'EUR',
    text: `Frühjahrsaktion bis 30.04.2026!
Komplettaufbereitung 249 € statt 319 €
Keramikversiegelung statt 899,- nur 749,-
Felgenversiegelung 4 Stück 160 €
Gutscheine ab 25 € erhältlich`,
    rows: `Komplettaufbereitung | | | | 249
      Keramikversiegelung | | | | 749
      Felgenversiegelung 4 Stück | | | | 160`,
  },
  {
    name: 'Tabelle mit Dauer',
    language: 'DE',
    currency: 'EUR',
    text: `Leistung | Dauer | Preis
Außenwäsche | 30 Min | 25 €
Innenreinigung | 3 Std | 129 €
Lederpflege | 90 Min | 79,50 €
Hartwachs | 2 Std | 99 €`,
    rows: `Außenwäsche | | | | 25
      Innenreinigung | | | | 129
      Lederpflege | | | | 79.5
      Hartwachs | | | | 99`,
  },
  {
    name: 'Abschnitte mit Zonen',
    language: 'DE',
    currency: 'EUR',
    text: `Steinschlagschutzfolie
Motorhaube komplett 590,00
Motorhaube 1/3 290,00
Stoßstange vorne 490,00
Kotflügel (Paar) 380,00
Ladekante 89,00
Türgriffmulden 60,00

Folierung
Dach schwarz glänzend 280
Spiegelkappen 70
Heckspoiler ab 90`,
    rows: `Steinschlagschutzfolie | Motorhaube komplett | | | 590
      Steinschlagschutzfolie | Motorhaube 1/3 | | | 290
      Steinschlagschutzfolie | Stoßstange vorne | | | 490
      Steinschlagschutzfolie | Kotflügel (Paar) | | | 380
      Steinschlagschutzfolie | Ladekante | | | 89
      Steinschlagschutzfolie | Türgriffmulden | | | 60
      Folierung | Dach schwarz glänzend | | | 280
      Folierung | Spiegelkappen | | | 70
      Folierung | Heckspoiler | | | 90+`,
  },
  {
    name: 'gesprochene Zahlen',
    language: 'DE',
    currency: 'EUR',
    text: `Also die Vollfolierung kommt auf zweitausendfünfhundert Euro, beim SUV sind es dreitausend. Politur machen wir für vierhundertfünfzig und eine einfache Wäsche für fünfunddreißig Euro. Keramik anderthalbtausend.`,
    rows: `Vollfolierung | | | | 2500
      Vollfolierung | | | SUV | 3000
      Politur | | | | 450
      einfache Wäsche | | | | 35
      Keramik | | | | 1500`,
  },
  {
    name: 'Aufschlag',
    language: 'DE',
    currency: 'EUR',
    text: `Aufbereitung
- Basis 149 €
- Komfort 249 €
- Exklusiv 399 €
SUV und Vans +30 €, Tierhaare 40 € Aufpreis
Abholservice 20 €`,
    rows: `Aufbereitung | Basis | | | 149
      Aufbereitung | Komfort | | | 249
      Aufbereitung | Exklusiv | | | 399
      Abholservice | | | | 20
      ? Aufbereitung | Basis | | SUV und Vans | 179
      ? Aufbereitung | Komfort | | SUV und Vans | 279
      ? Aufbereitung | Exklusiv | | SUV und Vans | 429
      ? Tierhaare | | | | 40`,
  },
  {
    name: 'Schweizer Franken',
    language: 'DE',
    currency: 'CHF',
    text: `Preise in CHF inkl. MwSt.
Autowäsche von Hand: 65.-
Innenreinigung: ab 180.-
Lackversiegelung Keramik: 1'290.-
Vollfolierung: 3'400 bis 4'200
Zufahrt Bahnhofstrasse 12, 8001 Zürich`,
    rows: `Autowäsche von Hand | | | | 65
      Innenreinigung | | | | 180+
      Lackversiegelung Keramik | | | | 1290
      Vollfolierung | | | | 3400-4200`,
  },
  {
    name: 'Paket mit Klassen untereinander',
    language: 'DE',
    currency: 'EUR',
    text: `Klasse 1: Kleinwagen
Klasse 2: Limousine, Kombi
Klasse 3: SUV, Van

Paket Glanz: 89 / 109 / 129
Paket Premium: 189 / 219 / 249`,
    rows: `Paket Glanz | | | Klasse 1: Kleinwagen | 89
      Paket Glanz | | | Klasse 2: Limousine, Kombi | 109
      Paket Glanz | | | Klasse 3: SUV, Van | 129
      Paket Premium | | | Klasse 1: Kleinwagen | 189
      Paket Premium | | | Klasse 2: Limousine, Kombi | 219
      Paket Premium | | | Klasse 3: SUV, Van | 249`,
  },
  {
    name: 'Materialien',
    language: 'DE',
    currency: 'EUR',
    text: `Autoglasfolien
Foliatec Standard: PKW 180 €, Kombi 210 €
LLumar Keramik: PKW 320 €, Kombi 360 €
Garantie 10 Jahre. Montage dauert 3–4 Stunden.`,
    rows: `Autoglasfolien | | Foliatec Standard | PKW | 180
      Autoglasfolien | | Foliatec Standard | Kombi | 210
      Autoglasfolien | | LLumar Keramik | PKW | 320
      Autoglasfolien | | LLumar Keramik | Kombi | 360`,
  },
  {
    name: 'umgangssprachlich mit Tippfehlern',
    language: 'DE',
    currency: 'EUR',
    text: `innenreinigng 90 euro, beim bus 130
aussen waschen 25
polieren so ab 250
felgen sauber machen 40 alle vier
nanoversigelung 199`,
    rows: `innenreinigng | | | | 90
      innenreinigng | | | bus | 130
      aussen waschen | | | | 25
      polieren | | | | 250+
      felgen sauber machen alle vier | | | | 40
      nanoversigelung | | | | 199`,
  },
  {
    name: 'Netto und Stundensatz',
    language: 'DE',
    currency: 'EUR',
    text: `Smart Repair: Kratzer ab 79 €, Delle (PDR) ab 59 €, Steinschlag Frontscheibe 45 €
Sonstige Arbeiten 65 €/Std.
Hol- und Bringservice kostenlos im Umkreis von 15 km, darüber 0,80 € pro km.`,
    rows: `Smart Repair Kratzer | | | | 79+
      Smart Repair Delle (PDR) | | | | 59+
      Smart Repair Steinschlag | Frontscheibe | | | 45
      Sonstige Arbeiten | | | | 65
      ? Hol- und Bringservice | | | | 0.8`,
  },
  {
    name: 'Spalten mit Leerzeichen',
    language: 'DE',
    currency: 'EUR',
    text: `                     PKW     SUV     Transporter
Außenwäsche           20      25      35
Innenreinigung        80     100     140
Komplett             150     180     240`,
    rows: `Außenwäsche | | | PKW | 20
      Außenwäsche | | | SUV | 25
      Außenwäsche | | | Transporter | 35
      Innenreinigung | | | PKW | 80
      Innenreinigung | | | SUV | 100
      Innenreinigung | | | Transporter | 140
      Komplett | | | PKW | 150
      Komplett | | | SUV | 180
      Komplett | | | Transporter | 240`,
  },
  {
    name: 'Preis vor dem Namen',
    language: 'DE',
    currency: 'EUR',
    text: `✅ 35 € Handwäsche
✅ 89 € Innenraumreinigung
✅ 15 € Felgenreinigung
✅ 299 € Politur mit Wachs
📞 0171 5550199`,
    rows: `Handwäsche | | | | 35
      Innenraumreinigung | | | | 89
      Felgenreinigung | | | | 15
      Politur mit Wachs | | | | 299`,
  },
  {
    name: 'Pakete mit Inhalt',
    language: 'DE',
    currency: 'EUR',
    text: `PREISLISTE FAHRZEUGAUFBEREITUNG (gültig ab 01.03.2026)

Paket 1 – Außen: Handwäsche, Felgen, Trocknen
Kleinwagen 39 €, Mittelklasse 45 €, SUV/Van 55 €

Paket 2 – Innen: Saugen, Cockpit, Scheiben
Kleinwagen 59 €, Mittelklasse 69 €, SUV/Van 85 €

Paket 3 – Komplett
Kleinwagen 179 €, Mittelklasse 209 €, SUV/Van 249 €

Zusatz: Tierhaarentfernung ab 30 €, Polsterreinigung je Sitz 25 €, Lederpflege 60 €
Nikotingeruch (Ozon) 69 €`,
    rows: `Paket 1 Außen | | | Kleinwagen | 39
      Paket 1 Außen | | | Mittelklasse | 45
      Paket 1 Außen | | | SUV/Van | 55
      Paket 2 Innen | | | Kleinwagen | 59
      Paket 2 Innen | | | Mittelklasse | 69
      Paket 2 Innen | | | SUV/Van | 85
      Paket 3 Komplett | | | Kleinwagen | 179
      Paket 3 Komplett | | | Mittelklasse | 209
      Paket 3 Komplett | | | SUV/Van | 249
      Tierhaarentfernung | | | | 30+
      Polsterreinigung je Sitz | | | | 25
      Lederpflege | | | | 60
      Nikotingeruch (Ozon) | | | | 69`,
  },
  {
    name: 'Türen und Bulli',
    language: 'DE',
    currency: 'EUR',
    text: `Scheibentönung – Preise inkl. Material & Einbau
3-Türer ab 159,-
5-Türer ab 189,-
Kombi ab 209,-
SUV, Van ab 239,-
Bulli T5/T6 kurz 299,-, lang 339,-
Mit Keramikfolie jeweils +80,-
Blendstreifen Frontscheibe 39,-
Alte Folie entfernen: 20,- je Scheibe, Heckscheibe 50,-`,
    rows: `Scheibentönung | | | 3-Türer | 159+
      Scheibentönung | | | 5-Türer | 189+
      Scheibentönung | | | Kombi | 209+
      Scheibentönung | | | SUV | 239+
      Scheibentönung | | | Van | 239+
      Scheibentönung | kurz | | Bulli T5/T6 | 299
      Scheibentönung | lang | | Bulli T5/T6 | 339
      Scheibentönung | Blendstreifen Frontscheibe | | | 39
      Alte Folie entfernen | Scheibe | | | 20
      Alte Folie entfernen | Heckscheibe | | | 50
      ? Scheibentönung | | Keramikfolie | 3-Türer | 239+
      ? Scheibentönung | | Keramikfolie | 5-Türer | 269+
      ? Scheibentönung | | Keramikfolie | Kombi | 289+
      ? Scheibentönung | | Keramikfolie | SUV | 319+
      ? Scheibentönung | | Keramikfolie | Van | 319+
      ? Scheibentönung | kurz | Keramikfolie | Bulli T5/T6 | 379
      ? Scheibentönung | lang | Keramikfolie | Bulli T5/T6 | 419`,
  },
  {
    name: 'Fließtext mit oder',
    language: 'DE',
    currency: 'EUR',
    text: `Hallo, bei uns kostet die Keramikversiegelung für einen Kleinwagen 590, für die Mittelklasse 690 und für einen SUV oder Bus 850 Euro. Vorher polieren wir immer einstufig, das ist drin. Mehrstufig kostet 250 Euro extra. Einfach nur waschen von Hand: dreißig Euro. Innen gründlich: zwischen 90 und 140 Euro, je nach Zustand. Garantie 3 Jahre auf die Keramik.`,
    rows: `Keramikversiegelung | | | Kleinwagen | 590
      Keramikversiegelung | | | Mittelklasse | 690
      Keramikversiegelung | | | SUV | 850
      Keramikversiegelung | | | Bus | 850
      ? Mehrstufig | | | | 250
      waschen von Hand | | | | 30
      Innen gründlich | | | | 90-140`,
  },
  {
    name: 'Folien mit Punktlinien',
    language: 'DE',
    currency: 'EUR',
    text: `Lackschutzfolie (PPF)

XPEL Ultimate Plus
Front komplett ........ 2.190 €
Motorhaube ............ 790 €
Stoßfänger vorn ....... 690 €
Vollfolierung ......... ab 5.490 €

SunTek Reaction
Front komplett ........ 1.890 €
Vollfolierung ......... ab 4.790 €

Türgriffmulden 4x ..... 79 €
Ladekantenschutz ...... 69 €`,
    rows: `Lackschutzfolie (PPF) | Front komplett | XPEL Ultimate Plus | | 2190
      Lackschutzfolie (PPF) | Motorhaube | XPEL Ultimate Plus | | 790
      Lackschutzfolie (PPF) | Stoßfänger vorn | XPEL Ultimate Plus | | 690
      Lackschutzfolie (PPF) | Vollfolierung | XPEL Ultimate Plus | | 5490+
      Lackschutzfolie (PPF) | Front komplett | SunTek Reaction | | 1890
      Lackschutzfolie (PPF) | Vollfolierung | SunTek Reaction | | 4790+
      Lackschutzfolie (PPF) | Türgriffmulden 4x | | | 79
      Lackschutzfolie (PPF) | Ladekantenschutz | | | 69`,
  },
  {
    name: 'Waschprogramme',
    language: 'DE',
    currency: 'EUR',
    text: `Autowäsche Mustermann
Programm 1 (Vorwäsche, Schaum) 9,90
Programm 2 (+ Unterboden) 12,90
Programm 3 (+ Heißwachs) 15,90
Innenreinigung Economy 29,90 / Comfort 49,90 / Premium 79,90
10er-Karte Programm 2: 110 €
Mo–Sa 7:30–19:00 Uhr, Tel. 0221/5550187`,
    rows: `Programm 1 | | | | 9.9
      Programm 2 | | | | 12.9
      Programm 3 | | | | 15.9
      Innenreinigung Economy | | | | 29.9
      Innenreinigung Comfort | | | | 49.9
      Innenreinigung Premium | | | | 79.9
      10er-Karte Programm 2 | | | | 110`,
  },
  {
    name: 'gleiche Reihenfolge',
    language: 'DE',
    currency: 'EUR',
    text: `Unsere Leistungen im Überblick:
Außenreinigung: Kleinwagen 25,00 €, Limousine/Kombi 30,00 €, SUV/Transporter 40,00 €
Innenreinigung: 60,00 €, 75,00 €, 95,00 € (gleiche Reihenfolge)
Komplettpaket: 80,00 / 100,00 / 130,00 €
Lackpolitur ab 249,00 € zzgl. Versiegelung (Wachs 49,00 €, Keramik 399,00 €)
Polster je Sitz 15,00 €, Himmel 45,00 €, Kofferraum 25,00 €
Bei starker Verschmutzung berechnen wir 35,00 € pro Stunde.
Firma Blitzblank, Industriestr. 7, 04229 Leipzig`,
    rows: `Außenreinigung | | | Kleinwagen | 25
      Außenreinigung | | | Limousine/Kombi | 30
      Außenreinigung | | | SUV/Transporter | 40
      Innenreinigung | | | Kleinwagen | 60
      Innenreinigung | | | Limousine/Kombi | 75
      Innenreinigung | | | SUV/Transporter | 95
      Komplettpaket | | | Kleinwagen | 80
      Komplettpaket | | | Limousine/Kombi | 100
      Komplettpaket | | | SUV/Transporter | 130
      Lackpolitur | | | | 249+
      Versiegelung | | Wachs | | 49
      Versiegelung | | Keramik | | 399
      Polster je Sitz | | | | 15
      Himmel | | | | 45
      Kofferraum | | | | 25
      ? starker Verschmutzung | | | | 35`,
  },
  {
    name: 'Aufschläge in Klammern',
    language: 'DE',
    currency: 'EUR',
    text: `Folierung & Tönung Wagner
Autofolierung komplett: Kleinwagen ab 1.600 €, Mittelklasse ab 1.900 €, Oberklasse/SUV ab 2.400 €
(Glanz; Matt +200 €, Chrom +1.000 €)
Motorhaube 180-250 €, Dach 200-280 €, Stoßstange je 220 €
Scheibentönung: ab B-Säule Kombi 230 €, Limousine 210 €, Heckscheibe einzeln 110 €
Beschriftung ab 99 €. Alte Beschriftung entfernen: 50 € die Stunde.
Termin nur gegen Anzahlung von 100 €!`,
    rows: `Autofolierung komplett | | | Kleinwagen | 1600+
      Autofolierung komplett | | | Mittelklasse | 1900+
      Autofolierung komplett | | | Oberklasse/SUV | 2400+
      Autofolierung | Motorhaube | | | 180-250
      Autofolierung | Dach | | | 200-280
      Autofolierung | Stoßstange | | | 220
      Scheibentönung | ab B-Säule | | Kombi | 230
      Scheibentönung | ab B-Säule | | Limousine | 210
      Scheibentönung | Heckscheibe einzeln | | | 110
      Beschriftung | | | | 99+
      Alte Beschriftung entfernen | | | | 50
      ? Autofolierung komplett | | Matt | Kleinwagen | 1800+
      ? Autofolierung komplett | | Matt | Mittelklasse | 2100+
      ? Autofolierung komplett | | Matt | Oberklasse/SUV | 2600+
      ? Autofolierung komplett | | Chrom | Kleinwagen | 2600+
      ? Autofolierung komplett | | Chrom | Mittelklasse | 2900+
      ? Autofolierung komplett | | Chrom | Oberklasse/SUV | 3400+`,
  },
  {
    name: 'zweiter Preis in Klammern',
    language: 'DE',
    currency: 'EUR',
    text: `Handwäsche außen 19,90 (SUV 24,90)
Handwäsche außen + innen 39,90 (SUV 49,90)
Premium mit Wachs 79,- (SUV 95,-)
Polsterreinigung: Vordersitze 60, Rückbank 70, komplett 120
Lederreinigung & -pflege 99
Motorraum 55
Scheinwerfer aufbereiten 80 das Paar
Hagel/Dellen ab 50 pro Delle
Stand: Januar 2026, Irrtümer vorbehalten`,
    rows: `Handwäsche außen | | | | 19.9
      Handwäsche außen | | | SUV | 24.9
      Handwäsche außen + innen | | | | 39.9
      Handwäsche außen + innen | | | SUV | 49.9
      Premium mit Wachs | | | | 79
      Premium mit Wachs | | | SUV | 95
      Polsterreinigung | Vordersitze | | | 60
      Polsterreinigung | Rückbank | | | 70
      Polsterreinigung | komplett | | | 120
      Lederreinigung & -pflege | | | | 99
      Motorraum | | | | 55
      Scheinwerfer aufbereiten Paar | | | | 80
      Hagel/Dellen | Delle | | | 50+`,
  },
  {
    name: 'am Telefon',
    language: 'DE',
    currency: 'EUR',
    text: `Moin, also Tönung hinten rum macht bei nem normalen Kombi zweihundertzwanzig, Limo hundertneunzig, beim Bulli zwohundertachtzig. Frontscheibe dürfen wir nicht, nur Keil oben für vierzig. Wenn da schon Folie drauf ist kommen nochmal 60 dazu. Folierung Dach machen wir für 250, Spiegel 40 das Stück, komplettes Auto ab 2,5k.`,
    rows: `Tönung hinten | | | Kombi | 220
      Tönung hinten | | | Limo | 190
      Tönung hinten | | | Bulli | 280
      Tönung | Keil oben | | | 40
      ? Folie | | | | 60
      Folierung | Dach | | | 250
      Folierung | Spiegel | | | 40
      Folierung | komplettes Auto | | | 2500+`,
  },
  {
    name: 'Größen im Strich',
    language: 'DE',
    currency: 'EUR',
    text: `Keramikversiegelung (inkl. einstufiger Politur)
• 1 Jahr: S 399 € | M 449 € | L 499 € | XL 549 €
• 3 Jahre: S 599 € | M 679 € | L 749 € | XL 829 €
• 5 Jahre: S 899 € | M 999 € | L 1.099 € | XL 1.199 €
Felgenversiegelung (4 Stück) 199 €, Scheibenversiegelung rundum 89 €
S = Kleinwagen, M = Kompakt/Limousine, L = Kombi/SUV, XL = Van/Bus`,
    rows: `Keramikversiegelung | 1 Jahr | | S | 399
      Keramikversiegelung | 1 Jahr | | M | 449
      Keramikversiegelung | 1 Jahr | | L | 499
      Keramikversiegelung | 1 Jahr | | XL | 549
      Keramikversiegelung | 3 Jahre | | S | 599
      Keramikversiegelung | 3 Jahre | | M | 679
      Keramikversiegelung | 3 Jahre | | L | 749
      Keramikversiegelung | 3 Jahre | | XL | 829
      Keramikversiegelung | 5 Jahre | | S | 899
      Keramikversiegelung | 5 Jahre | | M | 999
      Keramikversiegelung | 5 Jahre | | L | 1099
      Keramikversiegelung | 5 Jahre | | XL | 1199
      Felgenversiegelung (4 Stück) | | | | 199
      Scheibenversiegelung rundum | | | | 89`,
  },
  {
    name: 'Tabelle mit Folien',
    language: 'DE',
    currency: 'EUR',
    text: `Preise Scheibentönung (Komplett ab B-Säule)
Fahrzeug | Standardfolie | Keramikfolie
Smart, Mini | 149 € | 229 €
3-/5-Türer | 179 € | 279 €
Limousine | 189 € | 299 €
Kombi | 209 € | 329 €
SUV / Geländewagen | 229 € | 349 €
Van / Kleinbus | 259 € | 399 €
Einzelscheibe 35 € | 55 €
Lieferzeit 1-2 Tage, ABE wird mitgeliefert. Altfolie entfernen 15 € je Scheibe.`,
    rows: `Scheibentönung | | Standardfolie | Smart, Mini | 149
      Scheibentönung | | Keramikfolie | Smart, Mini | 229
      Scheibentönung | | Standardfolie | 3-/5-Türer | 179
      Scheibentönung | | Keramikfolie | 3-/5-Türer | 279
      Scheibentönung | | Standardfolie | Limousine | 189
      Scheibentönung | | Keramikfolie | Limousine | 299
      Scheibentönung | | Standardfolie | Kombi | 209
      Scheibentönung | | Keramikfolie | Kombi | 329
      Scheibentönung | | Standardfolie | SUV / Geländewagen | 229
      Scheibentönung | | Keramikfolie | SUV / Geländewagen | 349
      Scheibentönung | | Standardfolie | Van / Kleinbus | 259
      Scheibentönung | | Keramikfolie | Van / Kleinbus | 399
      Scheibentönung | Einzelscheibe | Standardfolie | | 35
      Scheibentönung | Einzelscheibe | Keramikfolie | | 55
      Altfolie entfernen | Scheibe | | | 15`,
  },
  {
    name: 'Überblick',
    language: 'DE',
    currency: 'EUR',
    text: `Hey, hier unsere Preise als Überblick:
Fahrzeugaufbereitung klein (Innen + Außen): ab 129€
Fahrzeugaufbereitung groß mit Politur: ab 299€ (Transporter ab 399€)
Leasingrückgabe-Paket: 349€
Verkaufsaufbereitung: 249€
Einzeln: Innenreinigung 89€, Außenwäsche mit Wachs 49€, Lackpolitur 199€, Motorwäsche 39€, Geruchsneutralisation 59€, Cabrioverdeck 79€
Alle Preise sind Endpreise. Bei Abholung berechnen wir 1€/km. Rabatt ab 3 Fahrzeugen: 10%.`,
    rows: `Fahrzeugaufbereitung klein (Innen + Außen) | | | | 129+
      Fahrzeugaufbereitung groß mit Politur | | | | 299+
      Fahrzeugaufbereitung groß mit Politur | | | Transporter | 399+
      Leasingrückgabe-Paket | | | | 349
      Verkaufsaufbereitung | | | | 249
      Innenreinigung | | | | 89
      Außenwäsche mit Wachs | | | | 49
      Lackpolitur | | | | 199
      Motorwäsche | | | | 39
      Geruchsneutralisation | | | | 59
      Cabrioverdeck | | | | 79`,
  },
  {
    name: 'Folie netto',
    language: 'DE',
    currency: 'EUR',
    text: `PPF Preise netto zzgl. 19% MwSt.
Frontpaket Basic (Stoßstange + 1/2 Haube + Spiegel) 990,-
Frontpaket Full (Stoßstange, Haube, Kotflügel, Spiegel, Scheinwerfer) 1.890,-
Frontpaket Full + Schweller 2.390,-
Vollverklebung: Sportwagen ab 4.900,-, Limousine ab 5.400,-, SUV ab 5.900,-
Folien: XPEL oder PremiumShield, Stealth/Matt 10% Aufpreis
Einzelteile: Scheinwerfer 190,- / Ladekante 120,- / Türkanten 90,- / Griffmulden 80,-
Folienstärke 200 µm, Garantie 10 Jahre`,
    rows: `PPF | Frontpaket Basic | | | 990
      PPF | Frontpaket Full | | | 1890
      PPF | Frontpaket Full + Schweller | | | 2390
      PPF Vollverklebung | | | Sportwagen | 4900+
      PPF Vollverklebung | | | Limousine | 5400+
      PPF Vollverklebung | | | SUV | 5900+
      PPF | Scheinwerfer | | | 190
      PPF | Ladekante | | | 120
      PPF | Türkanten | | | 90
      PPF | Griffmulden | | | 80
      ? PPF | Frontpaket Basic | Stealth/Matt | | 1089
      ? PPF | Frontpaket Full | Stealth/Matt | | 2079
      ? PPF | Frontpaket Full + Schweller | Stealth/Matt | | 2629
      ? PPF Vollverklebung | | Stealth/Matt | Sportwagen | 5390+
      ? PPF Vollverklebung | | Stealth/Matt | Limousine | 5940+
      ? PPF Vollverklebung | | Stealth/Matt | SUV | 6490+`,
  },
  {
    name: 'Prosa mit Spannen',
    language: 'DE',
    currency: 'EUR',
    text: `Was kostet was?
Eine komplette Fahrzeugfolierung in Glanz beginnt bei 1.750 Euro für Kleinwagen, Limousinen und Kombis liegen zwischen 2.100 und 2.500 Euro, große SUV bei rund 2.900 Euro. Dachfolierung 230 Euro, Motorhaube 210 Euro, Heckspoiler 70 Euro. Für die Scheibentönung rechnen wir 200 Euro beim Dreitürer und 240 Euro beim Fünftürer. Das Entfernen alter Folie kostet 45 Euro pro Stunde. Ein Gutachten nach § 21 ist nicht enthalten (ca. 60 Euro beim TÜV).`,
    rows: `Fahrzeugfolierung Glanz | | | Kleinwagen | 1750+
      Fahrzeugfolierung | | | Limousinen | 2100-2500
      Fahrzeugfolierung | | | Kombis | 2100-2500
      Fahrzeugfolierung | | | große SUV | 2900
      Dachfolierung | | | | 230
      Motorhaube | | | | 210
      Heckspoiler | | | | 70
      Scheibentönung | | | Dreitürer | 200
      Scheibentönung | | | Fünftürer | 240
      Entfernen alter Folie | | | | 45`,
  },
  {
    name: 'Kategorien in Franken',
    language: 'DE',
    currency: 'CHF',
    text: `Autoreinigung Zürich
Kategorie A (bis 4.2 m): aussen 55.–, innen 120.–, komplett 165.–
Kategorie B (bis 4.8 m): aussen 65.–, innen 140.–, komplett 195.–
Kategorie C (SUV, Van): aussen 80.–, innen 170.–, komplett 235.–
Polieren und versiegeln: A 390.– / B 450.– / C 520.–
Ozon 80.–, Tierhaare ab 40.–, Motor 70.–
Alle Preise in Franken inkl. 8.1% MWST`,
    rows: `Autoreinigung | aussen | | Kategorie A | 55
      Autoreinigung | innen | | Kategorie A | 120
      Autoreinigung | komplett | | Kategorie A | 165
      Autoreinigung | aussen | | Kategorie B | 65
      Autoreinigung | innen | | Kategorie B | 140
      Autoreinigung | komplett | | Kategorie B | 195
      Autoreinigung | aussen | | Kategorie C (SUV, Van) | 80
      Autoreinigung | innen | | Kategorie C (SUV, Van) | 170
      Autoreinigung | komplett | | Kategorie C (SUV, Van) | 235
      Polieren und versiegeln | | | A | 390
      Polieren und versiegeln | | | B | 450
      Polieren und versiegeln | | | C | 520
      Ozon | | | | 80
      Tierhaare | | | | 40+
      Motor | | | | 70`,
  },
  {
    name: 'Striche mit Klassen',
    language: 'DE',
    currency: 'EUR',
    text: `Wir bieten an:
* Außenreinigung (Hand) – PKW 30 €, SUV 40 €, Bus 50 €
* Innenreinigung – PKW 70 €, SUV 85 €, Bus 110 €
* Komplettpaket – PKW 95 €, SUV 119 €, Bus 149 €
* Keramik "Gtechniq Crystal Serum Light" – PKW 790 €, SUV 890 €
* Lackschutz mit Carnaubawachs 60 €
* Tierhaarentfernung (Aufwand!) 25–60 €
Oldtimer nach Absprache. Barzahlung oder EC.`,
    rows: `Außenreinigung (Hand) | | | PKW | 30
      Außenreinigung (Hand) | | | SUV | 40
      Außenreinigung (Hand) | | | Bus | 50
      Innenreinigung | | | PKW | 70
      Innenreinigung | | | SUV | 85
      Innenreinigung | | | Bus | 110
      Komplettpaket | | | PKW | 95
      Komplettpaket | | | SUV | 119
      Komplettpaket | | | Bus | 149
      Keramik | | Gtechniq Crystal Serum Light | PKW | 790
      Keramik | | Gtechniq Crystal Serum Light | SUV | 890
      Lackschutz mit Carnaubawachs | | | | 60
      Tierhaarentfernung | | | | 25-60`,
  },
  {
    name: 'Modelle als Klassen',
    language: 'DE',
    currency: 'EUR',
    text: `Tönungsfolien-Preisliste
Golf-Klasse 3T: 159 / 5T: 179
Passat-Klasse Limo: 189 / Variant: 209
SUV (Tiguan, X3): 219
groß (X5, Touareg, T-Modell): 239
Bus lang (T5/T6/V-Klasse): 299
+ 20 % für Keramik, + 30 € für Heckscheibe mit starker Wölbung
Sonnenblende-Streifen vorne 29`,
    rows: `Tönungsfolien | | | Golf-Klasse 3T | 159
      Tönungsfolien | | | Golf-Klasse 5T | 179
      Tönungsfolien | | | Passat-Klasse Limo | 189
      Tönungsfolien | | | Passat-Klasse Variant | 209
      Tönungsfolien | | | SUV (Tiguan, X3) | 219
      Tönungsfolien | | | groß (X5, Touareg, T-Modell) | 239
      Tönungsfolien | | | Bus lang | 299
      Sonnenblende-Streifen vorne | | | | 29
      ? Heckscheibe mit starker Wölbung | | | | 30
      ? Tönungsfolien | | Keramik | Golf-Klasse 3T | 190.8
      ? Tönungsfolien | | Keramik | Golf-Klasse 5T | 214.8
      ? Tönungsfolien | | Keramik | Passat-Klasse Limo | 226.8
      ? Tönungsfolien | | Keramik | Passat-Klasse Variant | 250.8
      ? Tönungsfolien | | Keramik | SUV | 262.8
      ? Tönungsfolien | | Keramik | groß | 286.8
      ? Tönungsfolien | | Keramik | Bus lang | 358.8`,
  },
  {
    name: 'nummeriert mit Größen',
    language: 'DE',
    currency: 'EUR',
    text: `Fahrzeugpflege Meister – Preisübersicht 2026
1. Handwäsche 22,50 €
2. Handwäsche + Innenreinigung 69 €
3. Komplettaufbereitung klein 189 € / mittel 219 € / groß 259 €
4. Politur & Versiegelung klein 349 € / mittel 399 € / groß 469 €
5. Keramik 3 Jahre klein 799 € / mittel 899 € / groß 999 €
6. Lederaufbereitung ab 120 €
7. Cabrioverdeck reinigen und imprägnieren 110 €
Öffnungszeiten: Mo-Fr 8-18, Sa 9-13`,
    rows: `Handwäsche | | | | 22.5
      Handwäsche + Innenreinigung | | | | 69
      Komplettaufbereitung | | | klein | 189
      Komplettaufbereitung | | | mittel | 219
      Komplettaufbereitung | | | groß | 259
      Politur & Versiegelung | | | klein | 349
      Politur & Versiegelung | | | mittel | 399
      Politur & Versiegelung | | | groß | 469
      Keramik 3 Jahre | | | klein | 799
      Keramik 3 Jahre | | | mittel | 899
      Keramik 3 Jahre | | | groß | 999
      Lederaufbereitung | | | | 120+
      Cabrioverdeck reinigen und imprägnieren | | | | 110`,
  },
  {
    name: 'Modelle mit Schrägstrich',
    language: 'DE',
    currency: 'EUR',
    text: `Folien: Wir arbeiten mit Hexis, Avery und 3M.
Komplettfolierung: Smart 1.300, Polo/Corsa-Klasse 1.700, Golf-Klasse 1.900, Passat/A4 2.200, SUV 2.500, Bus 2.900
Innenraumteile (Leisten) 150 bis 300
Dach 220, mit Carbonoptik 260
Haube 200, mit Carbonoptik 240
Rückleuchten tönen 80 pro Paar
Alles zzgl. MwSt., Anzahlung ein Drittel`,
    rows: `Komplettfolierung | | | Smart | 1300
      Komplettfolierung | | | Polo/Corsa-Klasse | 1700
      Komplettfolierung | | | Golf-Klasse | 1900
      Komplettfolierung | | | Passat/A4 | 2200
      Komplettfolierung | | | SUV | 2500
      Komplettfolierung | | | Bus | 2900
      Folierung | Innenraumteile (Leisten) | | | 150-300
      Folierung | Dach | | | 220
      Folierung | Dach | Carbonoptik | | 260
      Folierung | Haube | | | 200
      Folierung | Haube | Carbonoptik | | 240
      Rückleuchten tönen Paar | | | | 80`,
  },
  {
    name: 'Servus',
    language: 'DE',
    currency: 'EUR',
    text: `Servus! Tönen ab der B-Säule: Kleinwagen 170, Limo 190, Kombi 210, SUV 220, Bus 270 – alles inkl. Folie (Llumar). Keramik kostet jeweils 90 mehr. Nur Heckscheibe 90. Seitenscheiben hinten 80 das Paar. Folie runter: 20 pro Scheibe. Blendkeil 30. Dauert meist einen halben Tag, bitte 50 Euro anzahlen.`,
    rows: `Tönen ab der B-Säule | | | Kleinwagen | 170
      Tönen ab der B-Säule | | | Limo | 190
      Tönen ab der B-Säule | | | Kombi | 210
      Tönen ab der B-Säule | | | SUV | 220
      Tönen ab der B-Säule | | | Bus | 270
      Tönen | Heckscheibe | | | 90
      Tönen | Seitenscheiben hinten Paar | | | 80
      Folie runter | Scheibe | | | 20
      Blendkeil | | | | 30
      ? Tönen ab der B-Säule | | Keramik | Kleinwagen | 260
      ? Tönen ab der B-Säule | | Keramik | Limo | 280
      ? Tönen ab der B-Säule | | Keramik | Kombi | 300
      ? Tönen ab der B-Säule | | Keramik | SUV | 310
      ? Tönen ab der B-Säule | | Keramik | Bus | 360`,
  },
  {
    name: 'Größen untereinander',
    language: 'DE',
    currency: 'EUR',
    text: `PREISE Innenreinigung
S (Kleinwagen)......... 79 €
M (Mittelklasse)....... 99 €
L (SUV / Kombi)........ 119 €
XL (Transporter)....... 159 €
PREISE Außenaufbereitung
S 99 € / M 119 € / L 139 € / XL 189 €
Aufpreis Hundehaare 30 €, Kindersitz 15 €
Geruchsentfernung Ozon 50 €
Terminausfall ohne Absage: 40 €`,
    rows: `Innenreinigung | | | S (Kleinwagen) | 79
      Innenreinigung | | | M (Mittelklasse) | 99
      Innenreinigung | | | L (SUV / Kombi) | 119
      Innenreinigung | | | XL (Transporter) | 159
      Außenaufbereitung | | | S | 99
      Außenaufbereitung | | | M | 119
      Außenaufbereitung | | | L | 139
      Außenaufbereitung | | | XL | 189
      ? Hundehaare | | | | 30
      ? Kindersitz | | | | 15
      Geruchsentfernung Ozon | | | | 50`,
  },
  {
    name: 'Sätze mit Teilen',
    language: 'DE',
    currency: 'EUR',
    text: `Für die Vollfolierung eines Kompaktwagens nehmen wir 1.800 €, Mittelklasse 2.100 €, SUV 2.600 €; in Satin oder Matt jeweils 300 € mehr. Teilfolierungen: Dach 240 €, Haube 220 €, Spiegel 55 €, A-Säulen 45 €, Emblem je 20 €. PPF Frontschutz 1.490 €, nur Haube 520 €, Einstiegsleisten 110 €. Entfernung alter Folierung 350–600 € je nach Zustand.`,
    rows: `Vollfolierung | | | Kompaktwagens | 1800
      Vollfolierung | | | Mittelklasse | 2100
      Vollfolierung | | | SUV | 2600
      Teilfolierungen | Dach | | | 240
      Teilfolierungen | Haube | | | 220
      Teilfolierungen | Spiegel | | | 55
      Teilfolierungen | A-Säulen | | | 45
      Teilfolierungen | Emblem | | | 20
      PPF Frontschutz | | | | 1490
      PPF | Haube | | | 520
      PPF | Einstiegsleisten | | | 110
      Entfernung alter Folierung | | | | 350-600
      ? Vollfolierung | | Satin | Kompaktwagens | 2100
      ? Vollfolierung | | Satin | Mittelklasse | 2400
      ? Vollfolierung | | Satin | SUV | 2900`,
  },
  {
    name: 'table with names in the first cell',
    language: 'DE',
    currency: 'EUR',
    text: `Preisliste Autowäsche & Pflege (gültig ab 01.01.2026)

Fahrzeugklasse A (Kleinwagen, Kompakt) | B (Limousine, Kombi) | C (SUV, Van, Bus)
Handwäsche außen: 25 | 30 | 40
Handwäsche außen + innen: 49 | 59 | 79
Komplettpflege: 149 | 179 | 229
Lackreinigung mit Knete: 59 | 69 | 89
Wachsversiegelung: 79 | 89 | 119

Zusatzleistungen:
- Motorwäsche 39 €
- Ozonbehandlung 49 €
- Lederreinigung & -pflege 89 € (Teilleder 59 €)
- Hundehaare entfernen 30–60 €
- Cabrioverdeck reinigen und imprägnieren 119 €

Hol- und Bringservice im Umkreis von 10 km kostenlos, danach 0,90 €/km`,
    rows: `Handwäsche außen |  |  | A (Kleinwagen, Kompakt) | 25
      Handwäsche außen |  |  | B (Limousine, Kombi) | 30
      Handwäsche außen |  |  | C (SUV, Van, Bus) | 40
      Handwäsche außen + innen |  |  | A (Kleinwagen, Kompakt) | 49
      Handwäsche außen + innen |  |  | B (Limousine, Kombi) | 59
      Handwäsche außen + innen |  |  | C (SUV, Van, Bus) | 79
      Komplettpflege |  |  | A (Kleinwagen, Kompakt) | 149
      Komplettpflege |  |  | B (Limousine, Kombi) | 179
      Komplettpflege |  |  | C (SUV, Van, Bus) | 229
      Lackreinigung mit Knete |  |  | A (Kleinwagen, Kompakt) | 59
      Lackreinigung mit Knete |  |  | B (Limousine, Kombi) | 69
      Lackreinigung mit Knete |  |  | C (SUV, Van, Bus) | 89
      Wachsversiegelung |  |  | A (Kleinwagen, Kompakt) | 79
      Wachsversiegelung |  |  | B (Limousine, Kombi) | 89
      Wachsversiegelung |  |  | C (SUV, Van, Bus) | 119
      Motorwäsche |  |  |  | 39
      Ozonbehandlung |  |  |  | 49
      Lederreinigung & -pflege |  |  |  | 89
      Lederreinigung & -pflege Teilleder |  |  |  | 59
      Hundehaare entfernen |  |  |  | 30-60
      Cabrioverdeck reinigen und imprägnieren |  |  |  | 119
      ? Hol- und Bringservice |  |  |  | 0.9`,
  },
  {
    name: 'second film in brackets',
    language: 'DE',
    currency: 'EUR',
    text: `Tönung hinten (ab B-Säule), Folie inkl. ABE:
Kleinwagen 3-türig: 160,- (Keramikfolie 240,-)
Kleinwagen 5-türig: 180,- (260,-)
Kompaktklasse/Limousine: 210,- (300,-)
Kombi: 240,- (340,-)
SUV/Van: 260,- (370,-)
Transporter: je Scheibe 45,-

Einzelscheiben: Heckscheibe 90,- / Seitenscheibe hinten 50,-
Folie entfernen: 30,- pro Scheibe, Heckscheibe 60,-
Termine Mo–Do, Dauer ca. 3 Std.`,
    rows: `Tönung | hinten (ab B-Säule) |  | Kleinwagen 3-türig | 160
      Tönung | hinten (ab B-Säule) | Keramikfolie | Kleinwagen 3-türig | 240
      Tönung | hinten (ab B-Säule) |  | Kleinwagen 5-türig | 180
      Tönung | hinten (ab B-Säule) | Keramikfolie | Kleinwagen 5-türig | 260
      Tönung | hinten (ab B-Säule) |  | Kompaktklasse/Limousine | 210
      Tönung | hinten (ab B-Säule) | Keramikfolie | Kompaktklasse/Limousine | 300
      Tönung | hinten (ab B-Säule) |  | Kombi | 240
      Tönung | hinten (ab B-Säule) | Keramikfolie | Kombi | 340
      Tönung | hinten (ab B-Säule) |  | SUV/Van | 260
      Tönung | hinten (ab B-Säule) | Keramikfolie | SUV/Van | 370
      Tönung | Scheibe |  | Transporter | 45
      Tönung | Heckscheibe |  |  | 90
      Tönung | Seitenscheibe hinten |  |  | 50
      Folie entfernen | Scheibe |  |  | 30
      Folie entfernen | Heckscheibe |  |  | 60`,
  },
  {
    name: 'columns named in the heading',
    language: 'DE',
    currency: 'EUR',
    text: `Autopflege-Preise (Pkw / Kombi / SUV-Bus)

Außenwäsche Hand 28 / 32 / 39 €
Innenreinigung 79 / 89 / 109 €
Innen & Außen Komplett 99 / 115 / 139 €
Lackpolitur inkl. Wachs 219 / 249 / 299 €
Keramikversiegelung 3 Jahre 599 / 649 / 749 €
Nanobeschichtung Scheiben 69 €
Lederbehandlung 89 € (Cabrio mit offenem Verdeck 109 €)
Hundehaare Zuschlag 20–50 €
Felgen versiegeln 25 € pro Felge
Gutscheine ab 25 € erhältlich. Mo–Sa 8–18 Uhr`,
    rows: `Außenwäsche Hand |  |  | Pkw | 28
      Außenwäsche Hand |  |  | Kombi | 32
      Außenwäsche Hand |  |  | SUV-Bus | 39
      Innenreinigung |  |  | Pkw | 79
      Innenreinigung |  |  | Kombi | 89
      Innenreinigung |  |  | SUV-Bus | 109
      Innen & Außen Komplett |  |  | Pkw | 99
      Innen & Außen Komplett |  |  | Kombi | 115
      Innen & Außen Komplett |  |  | SUV-Bus | 139
      Lackpolitur inkl. Wachs |  |  | Pkw | 219
      Lackpolitur inkl. Wachs |  |  | Kombi | 249
      Lackpolitur inkl. Wachs |  |  | SUV-Bus | 299
      Keramikversiegelung 3 Jahre |  |  | Pkw | 599
      Keramikversiegelung 3 Jahre |  |  | Kombi | 649
      Keramikversiegelung 3 Jahre |  |  | SUV-Bus | 749
      Nanobeschichtung Scheiben |  |  |  | 69
      Lederbehandlung |  |  |  | 89
      Lederbehandlung |  |  | Cabrio | 109
      ? Hundehaare Zuschlag |  |  |  | 20-50
      Felgen versiegeln | Felge |  |  | 25`,
  },
  {
    name: 'a chat among friends',
    language: 'DE',
    currency: 'EUR',
    text: `Hi Leute, hier mal unsere Preise zum Weitersagen 😊
Also Innenraum komplett machen wir ab 120, mit Leder 160.
Außen von Hand waschen kostet 35 Euro, wenn Wachs dazu soll 55.
Polieren und versiegeln liegt bei 380 für normale Autos, bei großen (SUV, Bus) 450.
Felgen einzeln 20 das Stück, alle vier 70.
Ozon gegen Geruch 50 €.
Termine per WhatsApp 0151 555 0 177, Anfahrt innerhalb von 20 km gratis.`,
    rows: `Innenraum komplett |  |  |  | 120+
      Innenraum komplett |  | Leder |  | 160
      Außen von Hand waschen |  |  |  | 35
      Außen von Hand waschen mit Wachs |  |  |  | 55
      Polieren und versiegeln |  |  | normale Autos | 380
      Polieren und versiegeln |  |  | große (SUV, Bus) | 450
      Felgen | einzeln Stück |  |  | 20
      Felgen | alle vier |  |  | 70
      Ozon gegen Geruch |  |  |  | 50`,
  },
  {
    name: 'a table of doors',
    language: 'DE',
    currency: 'EUR',
    text: `TÖNUNG | 3-Türer | 5-Türer | Kombi | Van
Heck komplett | 189 | 219 | 239 | 289
Heck + vordere Seiten (Eintragung nötig) | 289 | 319 | 339 | 389
Frontscheibenkeil | 49 | 49 | 49 | 59

Folie entfernen: pro Scheibe 25,-
Heckscheibe mit Heizdrähten 60,-
Garantie 10 Jahre, ABE wird mitgegeben.`,
    rows: `TÖNUNG | Heck komplett |  | 3-Türer | 189
      TÖNUNG | Heck komplett |  | 5-Türer | 219
      TÖNUNG | Heck komplett |  | Kombi | 239
      TÖNUNG | Heck komplett |  | Van | 289
      TÖNUNG | Heck + vordere Seiten |  | 3-Türer | 289
      TÖNUNG | Heck + vordere Seiten |  | 5-Türer | 319
      TÖNUNG | Heck + vordere Seiten |  | Kombi | 339
      TÖNUNG | Heck + vordere Seiten |  | Van | 389
      TÖNUNG | Frontscheibenkeil |  | 3-Türer | 49
      TÖNUNG | Frontscheibenkeil |  | 5-Türer | 49
      TÖNUNG | Frontscheibenkeil |  | Kombi | 49
      TÖNUNG | Frontscheibenkeil |  | Van | 59
      Folie entfernen | Scheibe |  |  | 25
      Folie entfernen | Heckscheibe mit Heizdrähten |  |  | 60`,
  },
  {
    name: 'packages with raises and extras',
    language: 'DE',
    currency: 'EUR',
    text: `Unsere Pakete
BASIC – 79 € (Außenwäsche, Felgen, Scheiben)
KOMFORT – 149 € (wie Basic + Innenraum saugen + Kunststoffpflege)
PREMIUM – 299 € (wie Komfort + Politur + Wachs)
Aufschläge: Kombi +20 €, SUV +40 €, Wohnmobil auf Anfrage
Extras:
Tierhaare entfernen --- 39 €
Kindersitz reinigen --- 15 €
Verdeck imprägnieren --- 89 €
Lederreinigung inkl. Pflege --- 99 €
statt 79 € jetzt nur 59 €: Motorwäsche
Storno unter 24h: 30 €`,
    rows: `Paket BASIC |  |  |  | 79
      Paket KOMFORT |  |  |  | 149
      Paket PREMIUM |  |  |  | 299
      ? BASIC |  |  | Kombi | 99
      ? BASIC |  |  | SUV | 119
      ? KOMFORT |  |  | Kombi | 169
      ? KOMFORT |  |  | SUV | 189
      ? PREMIUM |  |  | Kombi | 319
      ? PREMIUM |  |  | SUV | 339
      Tierhaare entfernen |  |  |  | 39
      Kindersitz reinigen |  |  |  | 15
      Verdeck imprägnieren |  |  |  | 89
      Lederreinigung inkl. Pflege |  |  |  | 99
      Motorwäsche |  |  |  | 59`,
  },
  {
    name: 'classes by short signs',
    language: 'DE',
    currency: 'EUR',
    text: `Preisliste Lackschutz 2026 (Klasse 1 = Kleinwagen, Klasse 2 = Mittelklasse, Klasse 3 = SUV/Van)
1-Stufen-Politur K1 249 / K2 289 / K3 349
2-Stufen-Politur 449 / 519 / 599
Keramik 3 Jahre 599 / 699 / 799
Keramik 5 Jahre 899 / 999 / 1.199
Felgenkeramik 4 Stk. 249
Glasversiegelung rundum 119, nur Frontscheibe 49
Alle Preise inkl. MwSt., Dauer 1-3 Tage`,
    rows: `1-Stufen-Politur |  |  | Klasse 1 Kleinwagen | 249
      1-Stufen-Politur |  |  | Klasse 2 Mittelklasse | 289
      1-Stufen-Politur |  |  | Klasse 3 SUV/Van | 349
      2-Stufen-Politur |  |  | Klasse 1 Kleinwagen | 449
      2-Stufen-Politur |  |  | Klasse 2 Mittelklasse | 519
      2-Stufen-Politur |  |  | Klasse 3 SUV/Van | 599
      Keramik 3 Jahre |  |  | Klasse 1 Kleinwagen | 599
      Keramik 3 Jahre |  |  | Klasse 2 Mittelklasse | 699
      Keramik 3 Jahre |  |  | Klasse 3 SUV/Van | 799
      Keramik 5 Jahre |  |  | Klasse 1 Kleinwagen | 899
      Keramik 5 Jahre |  |  | Klasse 2 Mittelklasse | 999
      Keramik 5 Jahre |  |  | Klasse 3 SUV/Van | 1199
      Felgenkeramik 4 Stk. |  |  |  | 249
      Glasversiegelung | rundum |  |  | 119
      Glasversiegelung | Frontscheibe |  |  | 49`,
  },
  {
    name: 'Swiss price tags',
    language: 'DE',
    currency: 'CHF',
    text: `Autopflege Zürich – Tarife in CHF
Handwäsche aussen: klein 45.-, mittel 55.-, gross 65.-
Innenreinigung: 90.- / 110.- / 130.-
Kombi aussen + innen: 120.- / 150.- / 180.-
Lackaufbereitung ab 480.-, Keramik ab 1'290.-
Autofolierung: Dach 390.-, Haube 450.-, Vollfolierung 3'200.- bis 4'500.-
Chromteile schwarz folieren ab 350.-
Kleine Dellen drücken je Delle 120.-
Reservation 079 555 01 22, Samstag 8–16 Uhr`,
    rows: `Handwäsche aussen |  |  | klein | 45
      Handwäsche aussen |  |  | mittel | 55
      Handwäsche aussen |  |  | gross | 65
      Innenreinigung |  |  | klein | 90
      Innenreinigung |  |  | mittel | 110
      Innenreinigung |  |  | gross | 130
      Kombi aussen + innen |  |  | klein | 120
      Kombi aussen + innen |  |  | mittel | 150
      Kombi aussen + innen |  |  | gross | 180
      Lackaufbereitung |  |  |  | 480+
      Keramik |  |  |  | 1290+
      Autofolierung | Dach |  |  | 390
      Autofolierung | Haube |  |  | 450
      Vollfolierung |  |  |  | 3200-4500
      Chromteile schwarz folieren |  |  |  | 350+
      Kleine Dellen drücken je Delle |  |  |  | 120`,
  },
  {
    name: 'tints by doors with an order below',
    language: 'DE',
    currency: 'EUR',
    text: `Scheibentönung vom Meisterbetrieb
2-/3-türig: Heckscheibe 99 €, Seiten hinten 79 €, komplett hinten 159 €
4-/5-türig: Heckscheibe 99 €, Seiten hinten 119 €, komplett hinten 199 €
Kombi/SUV: 119 € / 149 € / 239 €
Bus/Van: auf Anfrage
Sonnenschutzstreifen Frontscheibe 39 €
Folie entfernen ab 15 € pro Scheibe
ASWF-Folien, 10 Jahre Garantie, Dauer ca. 3 Std.`,
    rows: `Scheibentönung | Heckscheibe |  | 2-/3-türig | 99
      Scheibentönung | Seiten hinten |  | 2-/3-türig | 79
      Scheibentönung | komplett hinten |  | 2-/3-türig | 159
      Scheibentönung | Heckscheibe |  | 4-/5-türig | 99
      Scheibentönung | Seiten hinten |  | 4-/5-türig | 119
      Scheibentönung | komplett hinten |  | 4-/5-türig | 199
      Scheibentönung | Heckscheibe |  | Kombi/SUV | 119
      Scheibentönung | Seiten hinten |  | Kombi/SUV | 149
      Scheibentönung | komplett hinten |  | Kombi/SUV | 239
      Sonnenschutzstreifen | Frontscheibe |  |  | 39
      Folie entfernen | Scheibe |  |  | 15+`,
  },
  {
    name: 'bars and dearer variants in brackets',
    language: 'DE',
    currency: 'EUR',
    text: `Handwäsche ab 29€ | Innenreinigung ab 69€ | Beides zusammen 89€
Polsterreinigung je Sitz 19€, komplette Sitze 79€
Lederpflege 59€ (inkl. Reinigung 79€)
Lackpflege:
 Wachs 49€
 Polieren (maschinell) 199€
 Polieren + Keramik 499€ statt 599€
Geruchsneutralisation 39€
Sonntags geschlossen, Termine unter 0176-55501234`,
    rows: `Handwäsche |  |  |  | 29+
      Innenreinigung |  |  |  | 69+
      Beides zusammen |  |  |  | 89
      Polsterreinigung | Sitz |  |  | 19
      Polsterreinigung | komplette Sitze |  |  | 79
      Lederpflege |  |  |  | 59
      Lederpflege inkl. Reinigung |  |  |  | 79
      Lackpflege Wachs |  |  |  | 49
      Lackpflege Polieren (maschinell) |  |  |  | 199
      Lackpflege Polieren + Keramik |  |  |  | 499
      Geruchsneutralisation |  |  |  | 39`,
  },
  {
    name: 'prose with a clause before the raise',
    language: 'DE',
    currency: 'EUR',
    text: `Für eine Vollfolierung müsst ihr je nach Größe mit 1.800 bis 3.200 Euro rechnen. Nur das Dach kostet 280 Euro, die Motorhaube 260 Euro und beide Spiegel zusammen 80 Euro. Chromleisten schwarz machen wir ab 220 Euro. Steinschlagschutz für die Front gibt es ab 1.100 Euro, nur Stoßfänger 450 Euro. Wer vorher eine Lackreinigung braucht, zahlt 120 Euro extra. Alte Folie abziehen berechnen wir mit 60 Euro pro Stunde. Bei Auftragserteilung sind 30 % anzuzahlen.`,
    rows: `Vollfolierung |  |  |  | 1800-3200
      Vollfolierung | Dach |  |  | 280
      Vollfolierung | Motorhaube |  |  | 260
      Vollfolierung | Spiegel |  |  | 80
      Chromleisten schwarz |  |  |  | 220+
      Steinschlagschutz | Front |  |  | 1100+
      Steinschlagschutz | Stoßfänger |  |  | 450
      Lackreinigung |  |  |  | 120
      Alte Folie abziehen Stunde |  |  |  | 60`,
  },
  {
    name: 'packages with percent raises',
    language: 'DE',
    currency: 'EUR',
    text: `*Preisliste Autoaufbereitung Meyer*

Paket Bronze 89,-
Paket Silber 149,-
Paket Gold 249,-
Paket Platin 449,-

Zuschläge: Kombi 10 %, SUV 20 %, Van/Bus 30 %

Einzelleistungen
Motorwäsche m. Konservierung 59,-
Scheinwerferaufbereitung Stück 35,- Paar 60,-
Hagelschaden n. Aufwand
Unterbodenwäsche 25,-
Cabrioverdeck reinigen+imprägnieren 99,-
Nikotinentfernung ab 120,-
Abhol-/Bringservice bis 15 km 20,-`,
    rows: `Paket Bronze |  |  |  | 89
      Paket Silber |  |  |  | 149
      Paket Gold |  |  |  | 249
      Paket Platin |  |  |  | 449
      ? Paket Bronze |  |  | Kombi | 97.9
      ? Paket Silber |  |  | Kombi | 163.9
      ? Paket Gold |  |  | Kombi | 273.9
      ? Paket Platin |  |  | Kombi | 493.9
      ? Paket Bronze |  |  | SUV | 106.8
      ? Paket Silber |  |  | SUV | 178.8
      ? Paket Gold |  |  | SUV | 298.8
      ? Paket Platin |  |  | SUV | 538.8
      ? Paket Bronze |  |  | Van/Bus | 115.7
      ? Paket Silber |  |  | Van/Bus | 193.7
      ? Paket Gold |  |  | Van/Bus | 323.7
      ? Paket Platin |  |  | Van/Bus | 583.7
      Motorwäsche m. Konservierung |  |  |  | 59
      Scheinwerferaufbereitung | Stück |  |  | 35
      Scheinwerferaufbereitung | Paar |  |  | 60
      Unterbodenwäsche |  |  |  | 25
      Cabrioverdeck reinigen+imprägnieren |  |  |  | 99
      Nikotinentfernung |  |  |  | 120+
      ? Abhol-/Bringservice |  |  |  | 20`,
  },
  {
    name: 'years against car types',
    language: 'DE',
    currency: 'EUR',
    text: `Keramikversiegelungen Lack (inkl. Politur)
              Kleinwagen   Limousine   SUV
1 Jahr        390          450         520
3 Jahre       590          690         790
5 Jahre       890          990         1.150

Felgen 4x inkl. Demontage 240
Glas komplett 130
Leder oder Textil 180`,
    rows: `Keramikversiegelung 1 Jahr |  |  | Kleinwagen | 390
      Keramikversiegelung 1 Jahr |  |  | Limousine | 450
      Keramikversiegelung 1 Jahr |  |  | SUV | 520
      Keramikversiegelung 3 Jahre |  |  | Kleinwagen | 590
      Keramikversiegelung 3 Jahre |  |  | Limousine | 690
      Keramikversiegelung 3 Jahre |  |  | SUV | 790
      Keramikversiegelung 5 Jahre |  |  | Kleinwagen | 890
      Keramikversiegelung 5 Jahre |  |  | Limousine | 990
      Keramikversiegelung 5 Jahre |  |  | SUV | 1150
      Keramikversiegelung | Felgen 4x inkl. Demontage |  |  | 240
      Keramikversiegelung | Glas komplett |  |  | 130
      Keramikversiegelung | Leder oder Textil |  |  | 180`,
  },
  {
    name: 'parts between dots',
    language: 'DE',
    currency: 'EUR',
    text: `PPF / Lackschutzfolie selbstheilend
Türgriffmulden (4 St.) 79 € · Ladekante 89 € · Einstiege 129 € · Scheinwerfer 199 € · Spiegel 109 €
Haube komplett 549 € · Frontpaket (Haube, Kotflügel, Stoßstange, Spiegel) 1.690 €
Komplett: Kompakt 3.990 €, Limousine 4.490 €, SUV 4.990 €, Sportwagen ab 5.490 €
matt: + 10 %`,
    rows: `Lackschutzfolie | Türgriffmulden (4 St.) |  |  | 79
      Lackschutzfolie | Ladekante |  |  | 89
      Lackschutzfolie | Einstiege |  |  | 129
      Lackschutzfolie | Scheinwerfer |  |  | 199
      Lackschutzfolie | Spiegel |  |  | 109
      Lackschutzfolie | Haube komplett |  |  | 549
      Lackschutzfolie | Frontpaket |  |  | 1690
      Lackschutzfolie | Komplett |  | Kompakt | 3990
      Lackschutzfolie | Komplett |  | Limousine | 4490
      Lackschutzfolie | Komplett |  | SUV | 4990
      Lackschutzfolie | Komplett |  | Sportwagen | 5490+
      ? Lackschutzfolie | Türgriffmulden (4 St.) | matt |  | 86.9
      ? Lackschutzfolie | Ladekante | matt |  | 97.9
      ? Lackschutzfolie | Einstiege | matt |  | 141.9
      ? Lackschutzfolie | Scheinwerfer | matt |  | 218.9
      ? Lackschutzfolie | Spiegel | matt |  | 119.9
      ? Lackschutzfolie | Haube komplett | matt |  | 603.9
      ? Lackschutzfolie | Frontpaket | matt |  | 1859
      ? Lackschutzfolie | Komplett | matt | Kompakt | 4389
      ? Lackschutzfolie | Komplett | matt | Limousine | 4939
      ? Lackschutzfolie | Komplett | matt | SUV | 5489
      ? Lackschutzfolie | Komplett | matt | Sportwagen | 6039+`,
  },
  {
    name: 'sizes behind the first name',
    language: 'DE',
    currency: 'EUR',
    text: `Servus, unsere Preise:
Außenreinigung Klein 25, Mittel 30, Groß 35
Innenreinigung Klein 55, Mittel 65, Groß 80
Komplett 75 / 90 / 110
Sitze shampoonieren pro Stück 15 Euro, ganze Bank 25
Fleckenentfernung nach Aufwand
Kofferraum extra 10 Euro
Wachsversiegelung 40 Euro, hält ca. 3 Monate
Hol- und Bringdienst 15 Euro im Stadtgebiet`,
    rows: `Außenreinigung |  |  | Klein | 25
      Außenreinigung |  |  | Mittel | 30
      Außenreinigung |  |  | Groß | 35
      Innenreinigung |  |  | Klein | 55
      Innenreinigung |  |  | Mittel | 65
      Innenreinigung |  |  | Groß | 80
      Komplett |  |  | Klein | 75
      Komplett |  |  | Mittel | 90
      Komplett |  |  | Groß | 110
      Sitze shampoonieren Stück |  |  |  | 15
      Sitze shampoonieren ganze Bank |  |  |  | 25
      Kofferraum |  |  |  | 10
      Wachsversiegelung |  |  |  | 40
      ? Hol- und Bringdienst |  |  |  | 15`,
  },
  {
    name: 'wraps by parts and classes',
    language: 'DE',
    currency: 'EUR',
    text: `Carwrapping Preise 2026 (netto zzgl. 19% MwSt)
Teilfolierung
- Dach schwarz glänzend: 229 €
- Motorhaube: ab 249 €
- Spiegel: 79 €
- Diffusor/Spoiler: je 89 €
- Streifen (Viperstripes): 299 €
Vollfolierung
- Kleinwagen: 1.799 €
- Kompaktklasse: 1.999 €
- Mittelklasse/Kombi: 2.299 €
- SUV/Bus: 2.699 €
Türeinstiege zusätzlich: 350 €
Entfolierung: 400-600 €`,
    rows: `Teilfolierung | Dach schwarz glänzend |  |  | 229
      Teilfolierung | Motorhaube |  |  | 249+
      Teilfolierung | Spiegel |  |  | 79
      Teilfolierung | Diffusor/Spoiler |  |  | 89
      Teilfolierung | Streifen (Viperstripes) |  |  | 299
      Vollfolierung |  |  | Kleinwagen | 1799
      Vollfolierung |  |  | Kompaktklasse | 1999
      Vollfolierung |  |  | Mittelklasse/Kombi | 2299
      Vollfolierung |  |  | SUV/Bus | 2699
      Türeinstiege |  |  |  | 350
      Entfolierung |  |  |  | 400-600`,
  },
  {
    name: 'rims by inches',
    language: 'DE',
    currency: 'EUR',
    text: `Felgenaufbereitung: 17" 89,00 | 18" 99,00 | 19" 109,00 | 20" 119,00 pro Felge
Glanzdrehen + 40,00
Pulverbeschichten Satz ab 480,00
Bremssättel lackieren 4 St. 249,00
Reifen umziehen 20,00/Stück
Felgenkeramik 35,00/Stück`,
    rows: `Felgenaufbereitung 17" |  |  |  | 89
      Felgenaufbereitung 18" |  |  |  | 99
      Felgenaufbereitung 19" |  |  |  | 109
      Felgenaufbereitung 20" |  |  |  | 119
      Glanzdrehen |  |  |  | 40
      Pulverbeschichten Satz |  |  |  | 480+
      Bremssättel lackieren 4 St. |  |  |  | 249
      Reifen umziehen Stück |  |  |  | 20
      Felgenkeramik Stück |  |  |  | 35`,
  },
  {
    name: 'named jobs in quotes',
    language: 'DE',
    currency: 'EUR',
    text: `Was kostet das bei uns?
Kleine Wäsche (außen, Felgen, Scheiben): 22 €
Große Wäsche (zusätzlich Innenraum gesaugt): 39 €
Aufbereitung "Verkaufsfertig": PKW 199 €, Kombi 229 €, SUV 259 €
Aufbereitung "Wie neu": PKW 399 €, Kombi 449 €, SUV 499 €
Aufpreis starke Verschmutzung 50 €
Lack: Kratzerentfernung pro Bauteil 45 €, Politur komplett ab 180 €, Versiegelung Nano 120 €`,
    rows: `Kleine Wäsche |  |  |  | 22
      Große Wäsche |  |  |  | 39
      Aufbereitung "Verkaufsfertig" |  |  | PKW | 199
      Aufbereitung "Verkaufsfertig" |  |  | Kombi | 229
      Aufbereitung "Verkaufsfertig" |  |  | SUV | 259
      Aufbereitung "Wie neu" |  |  | PKW | 399
      Aufbereitung "Wie neu" |  |  | Kombi | 449
      Aufbereitung "Wie neu" |  |  | SUV | 499
      ? starke Verschmutzung |  |  |  | 50
      Kratzerentfernung | Bauteil |  |  | 45
      Politur komplett |  |  |  | 180+
      Versiegelung Nano |  |  |  | 120`,
  },
  {
    name: 'jobs by parts of the car',
    language: 'DE',
    currency: 'EUR',
    text: `Kfz-Aufbereitung, alles von Hand.
Außen: Wäsche 19 €, mit Trocknen 25 €, mit Wachs 45 €
Innen: Saugen 15 €, Saugen + Scheiben + Cockpit 39 €, Polster nass ab 89 €
Lack: 1 Durchgang 150 €, 2 Durchgänge 260 €, Keramik drauf +250 €
Bei Vans rechnen wir 25 % drauf.`,
    rows: `Außen Wäsche |  |  |  | 19
      Außen Wäsche mit Trocknen |  |  |  | 25
      Außen Wäsche mit Wachs |  |  |  | 45
      Innen Saugen |  |  |  | 15
      Innen Saugen + Scheiben + Cockpit |  |  |  | 39
      Innen Polster nass |  |  |  | 89+
      Lack 1 Durchgang |  |  |  | 150
      Lack 2 Durchgänge |  |  |  | 260
      ? Lack Keramik |  |  |  | 250`,
  },
  {
    name: 'names and prices parted by slashes',
    language: 'DE',
    currency: 'EUR',
    text: `Leistung / Preis
Scheibentönung hinten Kombi / 229
Scheibentönung hinten Limousine / 199
Scheibentönung hinten SUV / 259
Steinschlagreparatur / 79
Scheinwerferfolie / 149
Leder reinigen und pflegen / 119
Ozon / 45`,
    rows: `Scheibentönung | hinten |  | Kombi | 229
      Scheibentönung | hinten |  | Limousine | 199
      Scheibentönung | hinten |  | SUV | 259
      Steinschlagreparatur |  |  |  | 79
      Scheinwerferfolie |  |  |  | 149
      Leder reinigen und pflegen |  |  |  | 119
      Ozon |  |  |  | 45`,
  },
  {
    name: 'campers by length',
    language: 'DE',
    currency: 'EUR',
    text: `Wohnmobile & Boote
Wohnmobil bis 6 m: Außenwäsche 120 €, Politur 890 €, Versiegelung 590 €
Wohnmobil bis 7,5 m: Außenwäsche 150 €, Politur 1.090 €, Versiegelung 690 €
Wohnwagen: 90 / 690 / 450 €
Boote nach Länge: 45 € pro Meter
PKW siehe Aushang`,
    rows: `Außenwäsche |  |  | Wohnmobil bis 6 m | 120
      Politur |  |  | Wohnmobil bis 6 m | 890
      Versiegelung |  |  | Wohnmobil bis 6 m | 590
      Außenwäsche |  |  | Wohnmobil bis 7,5 m | 150
      Politur |  |  | Wohnmobil bis 7,5 m | 1090
      Versiegelung |  |  | Wohnmobil bis 7,5 m | 690
      Außenwäsche |  |  | Wohnwagen | 90
      Politur |  |  | Wohnwagen | 690
      Versiegelung |  |  | Wohnwagen | 450
      Boote Meter |  |  |  | 45`,
  },
  {
    name: 'classes one under another with a raise',
    language: 'DE',
    currency: 'EUR',
    text: `Scheibentönung (Folien von LLumar, inkl. ABG)
Kleinwagen 3-türig: 149 €
Kompakt 5-türig: 179 €
Limousine: 189 €
Kombi: 209 €
SUV: 229 €
Transporter (2 Seitenscheiben + Heck): ab 199 €
Keramikfolie jeweils +80 €
Nur Heckscheibe 89 €, Dreiecksscheiben 25 € pro Stück
Entfernen alter Folien 20 €/Scheibe`,
    rows: `Scheibentönung |  | LLumar | Kleinwagen 3-türig | 149
      Scheibentönung |  | LLumar | Kompakt 5-türig | 179
      Scheibentönung |  | LLumar | Limousine | 189
      Scheibentönung |  | LLumar | Kombi | 209
      Scheibentönung |  | LLumar | SUV | 229
      Scheibentönung |  | LLumar | Transporter | 199+
      ? Scheibentönung |  | Keramikfolie | Kleinwagen 3-türig | 229
      ? Scheibentönung |  | Keramikfolie | Kompakt 5-türig | 259
      ? Scheibentönung |  | Keramikfolie | Limousine | 269
      ? Scheibentönung |  | Keramikfolie | Kombi | 289
      ? Scheibentönung |  | Keramikfolie | SUV | 309
      ? Scheibentönung |  | Keramikfolie | Transporter | 279+
      Scheibentönung | Heckscheibe |  |  | 89
      Scheibentönung | Dreiecksscheiben |  |  | 25
      Entfernen alter Folien | Scheibe |  |  | 20`,
  },
  {
    name: 'the same order in brackets',
    language: 'DE',
    currency: 'EUR',
    text: `Basis-Innenreinigung: Kleinwagen 59 €, Mittelklasse 69 €, SUV/Van 79 €
Premium-Innenreinigung (inkl. Polster): 119 €, 139 €, 159 € (gleiche Reihenfolge)
Leder: 69 € Aufpreis
Außenpflege ab 49 €
Lackpolitur zwischen 250 und 400 €
Hundehaare: 29 € extra
10er-Karte Handwäsche 220 € statt 250 €`,
    rows: `Basis-Innenreinigung |  |  | Kleinwagen | 59
      Basis-Innenreinigung |  |  | Mittelklasse | 69
      Basis-Innenreinigung |  |  | SUV/Van | 79
      Premium-Innenreinigung (inkl. Polster) |  |  | Kleinwagen | 119
      Premium-Innenreinigung (inkl. Polster) |  |  | Mittelklasse | 139
      Premium-Innenreinigung (inkl. Polster) |  |  | SUV/Van | 159
      ? Leder |  |  |  | 69
      ? Premium-Innenreinigung |  | Leder | Kleinwagen | 188
      ? Premium-Innenreinigung |  | Leder | Mittelklasse | 208
      ? Premium-Innenreinigung |  | Leder | SUV/Van | 228
      Außenpflege |  |  |  | 49+
      Lackpolitur |  |  |  | 250-400
      Hundehaare |  |  |  | 29
      10er-Karte Handwäsche |  |  |  | 220`,
  },
  {
    name: 'film packages with a coloured film',
    language: 'DE',
    currency: 'EUR',
    text: `Unsere Lackschutzfolien – STEK DYNOshield
Frontpaket klein (Stoßstange, 30 cm Haube, Spiegel) 890,-
Frontpaket groß (Haube komplett, Kotflügel) 1.790,-
Komplettfolierung Kompaktwagen 3.900,- / Limousine 4.400,- / SUV 4.900,-
Einzelteile: Haube 490,-, Kotflügel je 220,-, Ladekante 90,-, Griffmulden 60,-
Farbige Folien (DYNOblack) 20 % Aufpreis
Pflege-Kit 39,-`,
    rows: `Lackschutzfolien | Frontpaket klein | STEK DYNOshield |  | 890
      Lackschutzfolien | Frontpaket groß | STEK DYNOshield |  | 1790
      Komplettfolierung |  | STEK DYNOshield | Kompaktwagen | 3900
      Komplettfolierung |  | STEK DYNOshield | Limousine | 4400
      Komplettfolierung |  | STEK DYNOshield | SUV | 4900
      Lackschutzfolien | Haube |  |  | 490
      Lackschutzfolien | Kotflügel |  |  | 220
      Lackschutzfolien | Ladekante |  |  | 90
      Lackschutzfolien | Griffmulden |  |  | 60
      Pflege-Kit |  |  |  | 39
      ? Lackschutzfolien | Frontpaket klein | Farbige Folien (DYNOblack) |  | 1068
      ? Lackschutzfolien | Frontpaket groß | Farbige Folien (DYNOblack) |  | 2148
      ? Komplettfolierung |  | Farbige Folien (DYNOblack) | Kompaktwagen | 4680
      ? Komplettfolierung |  | Farbige Folien (DYNOblack) | Limousine | 5280
      ? Komplettfolierung |  | Farbige Folien (DYNOblack) | SUV | 5880
      ? Lackschutzfolien | Haube | Farbige Folien (DYNOblack) |  | 588
      ? Lackschutzfolien | Kotflügel | Farbige Folien (DYNOblack) |  | 264
      ? Lackschutzfolien | Ladekante | Farbige Folien (DYNOblack) |  | 108
      ? Lackschutzfolien | Griffmulden | Farbige Folien (DYNOblack) |  | 72`,
  },
  {
    name: 'part heading below the film',
    language: 'DE',
    currency: 'EUR',
    text: `Scheibentönung mit ABG, Folien von Llumar und SunTek

Heckscheibe + hintere Seitenscheiben:
3-Türer 179,-
5-Türer 219,-
Kombi 249,-
SUV / Van 279,-
Bus (T5/T6, Vito) ab 329,-

Blendstreifen Frontscheibe 49,-
Seitenscheiben vorne (nur klare Wärmeschutzfolie) 149,-
Panoramadach 119,- bis 159,-
Entfernen alter Folie: Heckscheibe 60, pro Seitenscheibe 25, komplett 140
Lackschutzfolie XPEL (200 µm, 10 Jahre Garantie)
Ladekante 89,-
Griffmulden 4 Stück 79,-
Motorhaube halb 249,-, ganz 449,-
Stoßstange vorne 549,-
Frontpaket komplett 1.499,-
Vollschutz ab 4.500,-
Lichtdurchlässigkeit 5, 15, 35 oder 50 %. Termine Mo-Fr 8-17 Uhr.`,
    rows: `Scheibentönung | Heckscheibe + hintere Seitenscheiben |  | 3-Türer | 179
      Scheibentönung | Heckscheibe + hintere Seitenscheiben |  | 5-Türer | 219
      Scheibentönung | Heckscheibe + hintere Seitenscheiben |  | Kombi | 249
      Scheibentönung | Heckscheibe + hintere Seitenscheiben |  | SUV / Van | 279
      Scheibentönung | Heckscheibe + hintere Seitenscheiben |  | Bus | 329+
      Scheibentönung | Blendstreifen Frontscheibe |  |  | 49
      Scheibentönung | Seitenscheiben vorne | klare Wärmeschutzfolie |  | 149
      Scheibentönung | Panoramadach |  |  | 119-159
      Entfernen alter Folie | Heckscheibe |  |  | 60
      Entfernen alter Folie | pro Seitenscheibe |  |  | 25
      Entfernen alter Folie | komplett |  |  | 140
      Lackschutzfolie | Ladekante | XPEL |  | 89
      Lackschutzfolie | Griffmulden | XPEL |  | 79
      Lackschutzfolie | Motorhaube halb | XPEL |  | 249
      Lackschutzfolie | Motorhaube ganz | XPEL |  | 449
      Lackschutzfolie | Stoßstange vorne | XPEL |  | 549
      Lackschutzfolie | Frontpaket komplett | XPEL |  | 1499
      Lackschutzfolie | Vollschutz | XPEL |  | 4500+`,
  },
  {
    name: 'spoken francs and the middle car',
    language: 'DE',
    currency: 'CHF',
    text: `Hallo, hier meine Preise zum Abtippen: Waschen von Hand kostet fünfunddreissig, mit Innen saugen fünfzig. Lederpflege 80 Franken pro Sitzreihe, ganze Ausstattung 150.
Polieren: kleines Auto 350, mittleres 420, grosses Auto 500. Dazu Wachs +60.
Versiegelung mit Nanokeramik eintausendzweihundert, bei SUV eintausendfünfhundert.
Folieren: Dach 400.–, Haube 350.–, Spiegel 120.–, komplett Kleinwagen 2'400.–, Mittelklasse 2'900.–, SUV 3'400.–
Beschriftung für Handwerker ab 590.–
Sonntags 20 % Zuschlag. Anzahlung 200.– bei Folierung. Natel 079 555 01 22`,
    rows: `Waschen von Hand |  |  |  | 35
      Waschen von Hand mit Innen saugen |  |  |  | 50
      Lederpflege | pro Sitzreihe |  |  | 80
      Lederpflege | ganze Ausstattung |  |  | 150
      Polieren |  |  | kleines Auto | 350
      Polieren |  |  | mittleres | 420
      Polieren |  |  | grosses Auto | 500
      ? Wachs |  |  |  | 60
      Versiegelung |  | Nanokeramik |  | 1200
      Versiegelung |  | Nanokeramik | SUV | 1500
      Folieren | Dach |  |  | 400
      Folieren | Haube |  |  | 350
      Folieren | Spiegel |  |  | 120
      Folieren | komplett |  | Kleinwagen | 2400
      Folieren | komplett |  | Mittelklasse | 2900
      Folieren | komplett |  | SUV | 3400
      Beschriftung |  |  |  | 590+`,
  },
  {
    name: 'columns that order the lists below',
    language: 'DE',
    currency: 'EUR',
    text: `Fahrzeugaufbereitung Preisliste

                     Klein      Mittel     Groß
Außenwäsche          25 €       30 €       35 €
Innenraum            49 €       59 €       69 €
Innen + Außen        69 €       79 €       95 €
Lederreinigung       79 €       89 €       99 €
Polsterreinigung     99 €       119 €      139 €

Lackpolitur 1 Durchgang: 199 / 229 / 269 €
Lackpolitur 2 Durchgänge: 329 / 379 / 429 €
Keramik (3 Jahre): 499 / 569 / 649 €
Motorwäsche pauschal 49 €. Ozonbehandlung 59 €. Dellen drücken ab 80 € je Delle.
Bei starker Verschmutzung 35 € pro Stunde extra. Barzahlung oder EC.`,
    rows: `Außenwäsche |  |  | Klein | 25
      Außenwäsche |  |  | Mittel | 30
      Außenwäsche |  |  | Groß | 35
      Innenraum |  |  | Klein | 49
      Innenraum |  |  | Mittel | 59
      Innenraum |  |  | Groß | 69
      Innen + Außen |  |  | Klein | 69
      Innen + Außen |  |  | Mittel | 79
      Innen + Außen |  |  | Groß | 95
      Lederreinigung |  |  | Klein | 79
      Lederreinigung |  |  | Mittel | 89
      Lederreinigung |  |  | Groß | 99
      Polsterreinigung |  |  | Klein | 99
      Polsterreinigung |  |  | Mittel | 119
      Polsterreinigung |  |  | Groß | 139
      Lackpolitur 1 Durchgang |  |  | Klein | 199
      Lackpolitur 1 Durchgang |  |  | Mittel | 229
      Lackpolitur 1 Durchgang |  |  | Groß | 269
      Lackpolitur 2 Durchgänge |  |  | Klein | 329
      Lackpolitur 2 Durchgänge |  |  | Mittel | 379
      Lackpolitur 2 Durchgänge |  |  | Groß | 429
      Keramik (3 Jahre) |  |  | Klein | 499
      Keramik (3 Jahre) |  |  | Mittel | 569
      Keramik (3 Jahre) |  |  | Groß | 649
      Motorwäsche |  |  |  | 49
      Ozonbehandlung |  |  |  | 59
      Dellen drücken | je Delle |  |  | 80+
      ? starke Verschmutzung |  |  |  | 35`,
  },
  {
    name: 'programmes of a wash',
    language: 'DE',
    currency: 'EUR',
    text: `Waschstraße & Pflege – Tarife

Programm 1 „Basis“: Wäsche + Trocknen 8,50 €
Programm 2 „Plus“: zusätzlich Unterboden 11,50 €
Programm 3 „Komfort“: zusätzlich Heißwachs 14,90 €
Programm 4 „Premium“: alles inkl. Felgen 18,90 €
Saugerplatz 1,50 €
Handwäsche: PKW 24,90 €, SUV 29,90 €, Transporter 39,90 €
Innenreinigung „Quick“ 20 min 19,90 €
Innenreinigung „Intensiv“ ab 89,00 €
Scheinwerferaufbereitung (Paar) 79,00 €
Flugrostentfernung 69,00–99,00 €
Lackversiegelung: Wachs 59 €, Polymer 129 €, Keramik 399 €
10er-Karte Programm 3: 134,00 € statt 149,00 €
Jahresinspektion der Anlage am 14.03.2026, geöffnet 8–19 Uhr`,
    rows: `Programm 1 Basis |  |  |  | 8.5
      Programm 2 Plus |  |  |  | 11.5
      Programm 3 Komfort |  |  |  | 14.9
      Programm 4 Premium |  |  |  | 18.9
      Saugerplatz |  |  |  | 1.5
      Handwäsche |  |  | PKW | 24.9
      Handwäsche |  |  | SUV | 29.9
      Handwäsche |  |  | Transporter | 39.9
      Innenreinigung Quick |  |  |  | 19.9
      Innenreinigung Intensiv |  |  |  | 89+
      Scheinwerferaufbereitung | Paar |  |  | 79
      Flugrostentfernung |  |  |  | 69-99
      Lackversiegelung |  | Wachs |  | 59
      Lackversiegelung |  | Polymer |  | 129
      Lackversiegelung |  | Keramik |  | 399
      10er-Karte Programm 3 |  |  |  | 134`,
  },
  {
    name: 'transparent film and a coating that includes a polish',
    language: 'DE',
    currency: 'EUR',
    text: `PPF & Keramik – Preise netto zzgl. 19 % MwSt.

Lackschutzfolie transparent (Folie: STEK DYNOshield)
• Motorhaube: 690 €
• Frontstoßstange: 790 €
• Kotflügel (Paar): 480 €
• Außenspiegel (Paar): 160 €
• Scheinwerfer: 220 €
• Frontpaket (alle oben genannten): 2.190 €
• Vollfolierung: Coupé 4.900 €, Limousine 5.300 €, SUV 5.900 €
Farbige PPF: Aufpreis 25 %

Keramikversiegelung inkl. Politur
• 3 Jahre: 890 €
• 5 Jahre: 1.190 €
• 7 Jahre: 1.590 €
• nur Felgen: 290 €
• nur Glas: 149 €
• Auffrischung jährlich: 199 €
Foliendicke 200 µm, 10 Jahre Garantie. Dauer Frontpaket 2 Tage.`,
    rows: `Lackschutzfolie transparent | Motorhaube | STEK DYNOshield |  | 690
      Lackschutzfolie transparent | Frontstoßstange | STEK DYNOshield |  | 790
      Lackschutzfolie transparent | Kotflügel (Paar) | STEK DYNOshield |  | 480
      Lackschutzfolie transparent | Außenspiegel (Paar) | STEK DYNOshield |  | 160
      Lackschutzfolie transparent | Scheinwerfer | STEK DYNOshield |  | 220
      Lackschutzfolie transparent | Frontpaket | STEK DYNOshield |  | 2190
      Lackschutzfolie transparent | Vollfolierung | STEK DYNOshield | Coupé | 4900
      Lackschutzfolie transparent | Vollfolierung | STEK DYNOshield | Limousine | 5300
      Lackschutzfolie transparent | Vollfolierung | STEK DYNOshield | SUV | 5900
      Keramikversiegelung 3 Jahre |  |  |  | 890
      Keramikversiegelung 5 Jahre |  |  |  | 1190
      Keramikversiegelung 7 Jahre |  |  |  | 1590
      Keramikversiegelung | nur Felgen |  |  | 290
      Keramikversiegelung | nur Glas |  |  | 149
      Keramikversiegelung Auffrischung jährlich |  |  |  | 199
      ? Lackschutzfolie | Motorhaube | Farbige PPF |  | 862.5
      ? Lackschutzfolie | Frontstoßstange | Farbige PPF |  | 987.5
      ? Lackschutzfolie | Kotflügel (Paar) | Farbige PPF |  | 600
      ? Lackschutzfolie | Außenspiegel (Paar) | Farbige PPF |  | 200
      ? Lackschutzfolie | Scheinwerfer | Farbige PPF |  | 275
      ? Lackschutzfolie | Frontpaket | Farbige PPF |  | 2737.5
      ? Lackschutzfolie | Vollfolierung | Farbige PPF | Coupé | 6125
      ? Lackschutzfolie | Vollfolierung | Farbige PPF | Limousine | 6625
      ? Lackschutzfolie | Vollfolierung | Farbige PPF | SUV | 7375`,
  },
  {
    name: 'prices joined by bzw',
    language: 'DE',
    currency: 'EUR',
    text: `Hey, schick dir mal kurz die Preise: Innenreinigung klein 60, groß 80. Außen von Hand 25 bzw. 35. Beides zusammen 80 bzw. 105.
Polster nass reinigen: pro Sitz 20, Rückbank 45, Teppich 40, Kofferraum 25, Himmel 50.
Leder reinigen und pflegen 90, mit Farbauffrischung 180.
Lack: Handpolitur 90, Maschinenpolitur 180-250, Kratzer einzeln ab 30.
Felgen tiefenreinigen 40 für alle vier. Motor 45.
Keramik mach ich auch, 350 fürs Jahr, 550 für drei Jahre.
Mindestauftrag 40 Euro, Anfahrt bis 20 km frei, danach 50 Cent pro km`,
    rows: `Innenreinigung |  |  | klein | 60
      Innenreinigung |  |  | groß | 80
      Außen von Hand |  |  | klein | 25
      Außen von Hand |  |  | groß | 35
      Beides zusammen |  |  | klein | 80
      Beides zusammen |  |  | groß | 105
      Polster nass reinigen | pro Sitz |  |  | 20
      Polster nass reinigen | Rückbank |  |  | 45
      Polster nass reinigen | Teppich |  |  | 40
      Polster nass reinigen | Kofferraum |  |  | 25
      Polster nass reinigen | Himmel |  |  | 50
      Leder reinigen und pflegen |  |  |  | 90
      Leder reinigen und pflegen mit Farbauffrischung |  |  |  | 180
      Lack Handpolitur |  |  |  | 90
      Lack Maschinenpolitur |  |  |  | 180-250
      Lack Kratzer einzeln |  |  |  | 30+
      Felgen tiefenreinigen |  |  |  | 40
      Motor |  |  |  | 45
      Keramik Jahr |  |  |  | 350
      Keramik drei Jahre |  |  |  | 550`,
  },
  {
    name: 'Aktion hinter der Überschrift, Preise vor den Wagenklassen',
    language: 'DE',
    currency: 'EUR',
    text: `POLITUR – Herbstangebot bis 15.11.
handpolitur machen wir für 90 euro beim kleinwagen 110 beim kombi und 130 beim suv, wachs auftragen fuffzig
Flecken entfernen zw. 20 und 45 € je nachdem
Ersatzwagen auf Wunsch. 5. Politur gratis`,
    rows: `handpolitur | | | kleinwagen | 90
      handpolitur | | | kombi | 110
      handpolitur | | | suv | 130
      wachs auftragen | | | | 50
      Flecken entfernen | | | | 20-45`,
  },
  {
    name: 'Merkmale unter der Überschrift und Buchstaben als Klassen',
    language: 'DE',
    currency: 'EUR',
    text: `Klassen: S = Kleinwagen (Up, Aygo), M = Limousine und Kombi, L = SUV, Bus

AUTOGLASFOLIE – Sommeraktion bis 31.08.
ab B-Säule komplett, Folie SunTek, inkl. Gutachten
S 149 €, M 189 €, L 229 €

Frischepaket (Handwäsche, Saugen): 49 / 59 / 75 €
Einzelne Leistungen dazu buchbar: Motorraum 45 €, Verdeck imprägnieren 70 €, Dachhimmel 40 €`,
    rows: `AUTOGLASFOLIE | ab B-Säule komplett | Folie SunTek | S (Kleinwagen) | 149
      AUTOGLASFOLIE | ab B-Säule komplett | Folie SunTek | M (Limousine und Kombi) | 189
      AUTOGLASFOLIE | ab B-Säule komplett | Folie SunTek | L (SUV, Bus) | 229
      Frischepaket | | | S (Kleinwagen) | 49
      Frischepaket | | | M (Limousine und Kombi) | 59
      Frischepaket | | | L (SUV, Bus) | 75
      Motorraum | | | | 45
      Verdeck imprägnieren | | | | 70
      Dachhimmel | | | | 40`,
  },
  {
    name: 'Eingerückte Listen und der Große',
    language: 'DE',
    currency: 'EUR',
    text: `Tönung (Stand 02/2026)
Limousine
  hinten komplett 195
  Heckscheibe 105
Bus
  hinten komplett ab 245
Blendstreifen 35

Politur 260, beim Großen 320
Lackschutzwachs (hält bis 6 Monate) 79`,
    rows: `Tönung | hinten komplett | | Limousine | 195
      Tönung | Heckscheibe | | Limousine | 105
      Tönung | hinten komplett | | Bus | 245+
      Tönung | Blendstreifen | | | 35
      Politur | | | | 260
      Politur | | | Großen | 320
      Lackschutzwachs | | | | 79`,
  },
  {
    name: 'Beispiele hinter der Wagenklasse und Aufschläge',
    language: 'DE',
    currency: 'EUR',
    text: `Bei Kleinwagen wie Polo oder Fiesta kostet die Handwäsche 20 Euro, bei SUVs oder Bussen 30. Nur innen wären es 70 und 95. Den Motorraum machen wir für 45.
Aufschlag Kombi 10 €, Transporter 25 €`,
    rows: `Handwäsche | | | Kleinwagen | 20
      Handwäsche | | | SUVs | 30
      Handwäsche | | | Bussen | 30
      innen | | | Kleinwagen | 70
      innen | | | SUVs | 95
      innen | | | Bussen | 95
      Motorraum | | | | 45`,
  },
  {
    name: 'Programme mit Inhalt unter dem Namen einer Waschanlage',
    language: 'DE',
    currency: 'EUR',
    text: `WASCHPARK NORD · Mo–So 8–20 Uhr
Programm 1 Start – Vorwäsche, Trocknen 8,50
Programm 2 Plus – + Schaum, Felgen 11,50
Kindersitz 15

Oldtimer bis Baujahr 1979 bitte vorher melden.`,
    rows: `Programm 1 Start | | | | 8.5
      Programm 2 Plus | | | | 11.5
      Kindersitz | | | | 15`,
  },
  {
    name: 'Ein Farbton hinter dem Komma ist dieselbe Arbeit',
    language: 'DE',
    currency: 'EUR',
    text: `Bremssättel lackieren ganzer Satz 290 €, in rot matt 330`,
    rows: `Bremssättel lackieren | ganzer Satz | | | 290
      Bremssättel lackieren | ganzer Satz | rot matt | | 330`,
  },
  {
    name: 'Längen eines Wagens in Klammern, Längen als Grenze, der Ort hinter dem Namen',
    language: 'DE',
    currency: 'EUR',
    text: `BUSWÄSCHE 24h 📍 Rastplatz Ost
Motorrad 14
Transporter (kurz / mittel / lang): Handwäsche 31 / 37 / 44
Planen reinigen: bis 7 m 60, ab 7 m 95`,
    rows: `Buswäsche | | | Motorrad | 14
      Handwäsche | kurz | | Transporter | 31
      Handwäsche | mittel | | Transporter | 37
      Handwäsche | lang | | Transporter | 44
      Planen reinigen | bis 7 m | | | 60
      Planen reinigen | 7 m | | | 95`,
  },
];
