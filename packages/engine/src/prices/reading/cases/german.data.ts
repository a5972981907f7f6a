import type { PriceCase } from './price-case.ts';

export const GERMAN_CASES: readonly PriceCase[] = [
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
];
