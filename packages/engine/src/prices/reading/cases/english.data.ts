import type { PriceCase } from './price-case.ts';

export const ENGLISH_CASES: readonly PriceCase[] = [
  {
    name: 'lengths before a colon, packages that build on one another',
    language: 'EN',
    currency: 'USD',
    text: `Caravan cleaning
Up to 18ft: wash 70, wash & wax 130
Over 18ft: wash 90, wash & wax 160

The Regular (wash, vac, windows) – 55 for cars, 65 for SUVs
The Lot = The Regular + wax + leather – 130 cars / 150 SUVs
Showroom: everything above plus one-step polish, starting at 310`,
    rows: `wash | | | Up to 18ft | 70
      wash & wax | | | Up to 18ft | 130
      wash | | | Over 18ft | 90
      wash & wax | | | Over 18ft | 160
      Regular | | | cars | 55
      Regular | | | SUVs | 65
      The Lot | | | cars | 130
      The Lot | | | SUVs | 150
      Showroom | | | | 310+`,
  },
  {
    name: 'cells with names of their own under a table, terms of a wash, the plain car',
    language: 'EN',
    currency: 'USD',
    text: `Window tint
Package | Carbon | Ceramic
Front two | $95 | $150
Back half | $170 | $280
Windshield – ceramic only: $190
Sunroof $70 | Brow strip $45

A weekly wash is $20, fortnightly $25. Valets start at $45 for hatchbacks, rising to $65 for vans.
Silver coat: $600 car / $700 SUV`,
    rows: `Window tint | Front two | Carbon | | 95
      Window tint | Front two | Ceramic | | 150
      Window tint | Back half | Carbon | | 170
      Window tint | Back half | Ceramic | | 280
      Window tint | Windshield | ceramic | | 190
      Window tint | Sunroof | | | 70
      Window tint | Brow strip | | | 45
      weekly wash | | | | 20
      fortnightly wash | | | | 25
      Valets | | | hatchbacks | 45+
      Valets | | | vans | 65
      Silver coat | | | car | 600
      Silver coat | | | SUV | 700`,
  },
  {
    name: 'an order of car types outlives a list of extras, levels told in prose',
    language: 'EN',
    currency: 'GBP',
    text: `Sedan | Wagon | Ute
Express wash | 30 | 35 | 40
Full detail | 200 | 230 | 260

Extras: clay bar 55, pet hair 40, child seat 20
Club plan 70 / 80 / 90

PPF comes in levels. Level 1 covers the bumper and mirrors at £600. Level 2, which adds the bonnet, is £1,300.`,
    rows: `Express wash | | | Sedan | 30
      Express wash | | | Wagon | 35
      Express wash | | | Ute | 40
      Full detail | | | Sedan | 200
      Full detail | | | Wagon | 230
      Full detail | | | Ute | 260
      clay bar | | | | 55
      pet hair | | | | 40
      child seat | | | | 20
      Club plan | | | Sedan | 70
      Club plan | | | Wagon | 80
      Club plan | | | Ute | 90
      PPF | Level 1 | | | 600
      PPF | Level 2 | | | 1300`,
  },
  {
    name: 'marked headings with prices, plain cars among others, terms and places in prose',
    language: 'EN',
    currency: 'USD',
    text: `VINYL WRAP PACKAGES

** NIGHT PACKAGE – $1,150 **
badges, mirrors, roof

** FULL COLOR CHANGE – summer deal $2,800 (reg. $3,300) **
exterior panels
Mid-size SUV $3,300 · truck $4,000

CERAMIC COATING
2 year LITE $450
A rinse is $30 for a car and $45 for a van. Storage in our heated hall is $60 a week.`,
    rows: `NIGHT PACKAGE | | | | 1150
      FULL COLOR CHANGE | | | | 2800
      FULL COLOR CHANGE | | | Mid-size SUV | 3300
      FULL COLOR CHANGE | | | truck | 4000
      CERAMIC COATING | 2 year LITE | | | 450
      rinse | | | car | 30
      rinse | | | van | 45
      Storage | | | | 60`,
  },
  {
    name: 'bank notes, names tied by a mark, the least that is charged',
    language: 'EN',
    currency: 'GBP',
    text: `Rinse & go 12 quid
Seats steamed tenner each
Boats £6 per foot, min £80
Interior tidy 59.99 cars, 69.99 trucks`,
    rows: `Rinse & go | | | | 12
      Seats steamed | | | | 10
      Boats | | | | 6
      Interior tidy | | | cars | 59.99
      Interior tidy | | | trucks | 69.99`,
  },
  {
    name: 'clauses said in passing, names of several jobs, brackets about prices',
    language: 'EN',
    currency: 'GBP',
    text: `Colour wraps (all prices + GST 5%)
hatch £2,100, sedan £2,400

Bits and pieces
roof £300, hood £350

Wash, wax, trim £30
Ceramic coating, 2 year, from £400
The Gloss Detail, roughly 9 hours for two people, is £410 for saloons and £480 for larger cars. Anything built before 1971 is by arrangement.`,
    rows: `Colour wraps | | | hatch | 2100
      Colour wraps | | | sedan | 2400
      Colour wraps | roof | | | 300
      Colour wraps | hood | | | 350
      Wash, wax, trim | | | | 30
      Ceramic coating 2 year | | | | 400+
      Gloss Detail | | | saloons | 410
      Gloss Detail | | | larger cars | 480`,
  },
  {
    name: 'sizes with their cars in brackets',
    language: 'EN',
    currency: 'GBP',
    text: `Car sizes: Compact (Corsa, Clio) / Family (Passat, Octavia) / XL (Sorento, Transit)

Snow foam wash £18 / £22 / £28
Interior shampoo £70 / £85 / £110`,
    rows: `Snow foam wash | | | Compact | 18
      Snow foam wash | | | Family | 22
      Snow foam wash | | | XL | 28
      Interior shampoo | | | Compact | 70
      Interior shampoo | | | Family | 85
      Interior shampoo | | | XL | 110`,
  },
  {
    name: 'prose with for',
    language: 'EN',
    currency: 'USD',
    text: `Hey! So our full interior detail runs 180 for sedans, 220 for SUVs and 260 for minivans. Exterior hand wash is $45 for any car. We also do headlight restoration for 90 bucks a pair, and engine bay cleaning for sixty dollars. Call us at (415) 555-0142, open Mon-Sat 9-6.`,
    rows: `full interior detail | | | sedans | 180
      full interior detail | | | SUVs | 220
      full interior detail | | | minivans | 260
      Exterior hand wash | | | | 45
      headlight restoration | pair | | | 90
      engine bay cleaning | | | | 60`,
  },
  {
    name: 'pipe table',
    language: 'EN',
    currency: 'GBP',
    text: `| Package | Small | Medium | Large/4x4 |
|---|---|---|---|
| Mini valet | £35 | £40 | £50 |
| Full valet | £90 | £105 | £130 |
| Machine polish | from £180 | from £220 | POA |`,
    rows: `Mini valet | | | Small | 35
      Mini valet | | | Medium | 40
      Mini valet | | | Large/4x4 | 50
      Full valet | | | Small | 90
      Full valet | | | Medium | 105
      Full valet | | | Large/4x4 | 130
      Machine polish | | | Small | 180+
      Machine polish | | | Medium | 220+`,
  },
  {
    name: 'sections by car type',
    language: 'EN',
    currency: 'USD',
    text: `CAR WASH PRICES

Sedan / Coupe
Basic wash - $25
Wash & vacuum - $40
Clay bar + wax - $95

SUV / Truck
Basic wash - $30
Wash & vacuum - $50
Clay bar + wax - $120

Add-ons
Pet hair removal $35
Odor treatment (ozone) $60`,
    rows: `Basic wash | | | Sedan / Coupe | 25
      Wash & vacuum | | | Sedan / Coupe | 40
      Clay bar + wax | | | Sedan / Coupe | 95
      Basic wash | | | SUV / Truck | 30
      Wash & vacuum | | | SUV / Truck | 50
      Clay bar + wax | | | SUV / Truck | 120
      Pet hair removal | | | | 35
      Odor treatment (ozone) | | | | 60`,
  },
  {
    name: 'order stated first',
    language: 'EN',
    currency: 'USD',
    text: `Ceramic coating - prices for coupe / sedan / SUV
1 year: 450/500/600
3 year: 700/800/950
5 year with paint correction: 1,200/1,350/1,500
Wheels add $150. Gift cards from $50 available!`,
    rows: `Ceramic coating | 1 year | | coupe | 450
      Ceramic coating | 1 year | | sedan | 500
      Ceramic coating | 1 year | | SUV | 600
      Ceramic coating | 3 year | | coupe | 700
      Ceramic coating | 3 year | | sedan | 800
      Ceramic coating | 3 year | | SUV | 950
      Ceramic coating 5 year with paint correction | | | coupe | 1200
      Ceramic coating 5 year with paint correction | | | sedan | 1350
      Ceramic coating 5 year with paint correction | | | SUV | 1500
      ? Wheels | | | | 150`,
  },
  {
    name: 'tint by film',
    language: 'EN',
    currency: 'USD',
    text: `Window Tinting
Dyed film: front two $80, full car $180
Carbon: front two $110, full car $250
Ceramic (LLumar IRX): front two $160, full car $420, windshield $200
SUVs and trucks +$50. Removal of old film $100-150.
VLT 5/20/35/50. Lifetime warranty. 20% deposit required.`,
    rows: `Window Tinting | front two | Dyed film | | 80
      Window Tinting | full car | Dyed film | | 180
      Window Tinting | front two | Carbon | | 110
      Window Tinting | full car | Carbon | | 250
      Window Tinting | front two | Ceramic (LLumar IRX) | | 160
      Window Tinting | full car | Ceramic (LLumar IRX) | | 420
      Window Tinting | windshield | Ceramic (LLumar IRX) | | 200
      Removal of old film | | | | 100-150
      ? Window Tinting | front two | Dyed film | SUVs and trucks | 130
      ? Window Tinting | full car | Dyed film | SUVs and trucks | 230
      ? Window Tinting | front two | Carbon | SUVs and trucks | 160
      ? Window Tinting | full car | Carbon | SUVs and trucks | 300
      ? Window Tinting | front two | Ceramic (LLumar IRX) | SUVs and trucks | 210
      ? Window Tinting | full car | Ceramic (LLumar IRX) | SUVs and trucks | 470
      ? Window Tinting | windshield | Ceramic (LLumar IRX) | SUVs and trucks | 250`,
  },
  {
    name: 'sale prices',
    language: 'EN',
    currency: 'USD',
    text: `SPRING SPECIAL (until 31 May 2026)
Full detail was $250, now $199
Two-step polish: reg. $600, sale $480
Ceramic spray sealant $120 (normally $150)
Leather conditioning - $70
Save $40 when you book two services.`,
    rows: `Full detail | | | | 199
      Two-step polish | | | | 480
      Ceramic spray sealant | | | | 120
      Leather conditioning | | | | 70`,
  },
  {
    name: 'wrap menu with k',
    language: 'EN',
    currency: 'USD',
    text: `Full colour change wrap: 3k for small cars, 3.5k sedans, from 4.2k SUVs
Roof 350, hood 400, mirrors 120/pair, spoiler 90
Chrome delete between 300 and 450
We use Avery SW900 and 3M 2080. Takes 3-4 days, half upfront.`,
    rows: `Full colour change wrap | | | small cars | 3000
      Full colour change wrap | | | sedans | 3500
      Full colour change wrap | | | SUVs | 4200+
      wrap | Roof | | | 350
      wrap | hood | | | 400
      wrap | mirrors pair | | | 120
      wrap | spoiler | | | 90
      Chrome delete | | | | 300-450`,
  },
  {
    name: 'run on voice text',
    language: 'EN',
    currency: 'USD',
    text: `ok so basic wash is twenty five dollars interior vacuum is thirty a full detail for a sedan is two hundred and for an suv two fifty and ceramic coating starts at nine hundred`,
    rows: `basic wash | | | | 25
      interior vacuum | | | | 30
      full detail | | | sedan | 200
      full detail | | | suv | 250
      ceramic coating | | | | 900+`,
  },
  {
    name: 'two line entries',
    language: 'EN',
    currency: 'GBP',
    text: `Maintenance Wash
£30 (1 hour)

Enhancement Detail
from £250 (1 day)

Single Stage Correction
£400

Dent removal (PDR)
£60 per panel`,
    rows: `Maintenance Wash | | | | 30
      Enhancement Detail | | | | 250+
      Single Stage Correction | | | | 400
      Dent removal (PDR) | panel | | | 60`,
  },
  {
    name: 'ppf zones with materials as columns',
    language: 'EN',
    currency: 'USD',
    text: `PPF pricing	SunTek	XPEL
Bumper	600	750
Full hood	700	850
Full front	1,700	1,999
Track package	2,400	2,900`,
    rows: `PPF | Bumper | SunTek | | 600
      PPF | Bumper | XPEL | | 750
      PPF | Full hood | SunTek | | 700
      PPF | Full hood | XPEL | | 850
      PPF | Full front | SunTek | | 1700
      PPF | Full front | XPEL | | 1999
      PPF | Track package | SunTek | | 2400
      PPF | Track package | XPEL | | 2900`,
  },
  {
    name: 'mixed order of price and label',
    language: 'EN',
    currency: 'USD',
    text: `Mobile detailing. $150 sedans, $180 small SUVs, $210 large SUVs (interior + exterior).
Interior only: $100 / $120 / $140
$3 per mile after 20 miles. Minimum charge $80. Cancellation fee $50.`,
    rows: `Mobile detailing | | | sedans | 150
      Mobile detailing | | | small SUVs | 180
      Mobile detailing | | | large SUVs | 210
      Interior only | | | sedans | 100
      Interior only | | | small SUVs | 120
      Interior only | | | large SUVs | 140
      ? per mile | | | | 3`,
  },
  {
    name: 'dashes and dots',
    language: 'EN',
    currency: 'USD',
    text: `* Wash and wax......$60
* Carpet shampoo......$75
* Seats, leather......$80
* Seats, cloth......$65
* Windshield rain repellent......$25
* Paint chip repair......$20 each
Prices valid through 12/31/2026`,
    rows: `Wash and wax | | | | 60
      Carpet shampoo | | | | 75
      Seats | | leather | | 80
      Seats | | cloth | | 65
      Windshield rain repellent | | | | 25
      Paint chip repair | | | | 20`,
  },
  {
    name: 'class numbers',
    language: 'EN',
    currency: 'EUR',
    text: `Class 1 (small cars), class 2 (sedans and wagons), class 3 (SUVs and vans)
Hand wash 30 / 35 / 45
Interior 80 / 95 / 120
Waxing 60 / 70 / 85`,
    rows: `Hand wash | | | Class 1 (small cars) | 30
      Hand wash | | | class 2 (sedans and wagons) | 35
      Hand wash | | | class 3 (SUVs and vans) | 45
      Interior | | | Class 1 (small cars) | 80
      Interior | | | class 2 (sedans and wagons) | 95
      Interior | | | class 3 (SUVs and vans) | 120
      Waxing | | | Class 1 (small cars) | 60
      Waxing | | | class 2 (sedans and wagons) | 70
      Waxing | | | class 3 (SUVs and vans) | 85`,
  },
  {
    name: 'factor and percentage',
    language: 'EN',
    currency: 'USD',
    text: `Paint correction:
- one step $350
- two step $650
Large SUVs x1.3
Headlight polish $75`,
    rows: `Paint correction | one step | | | 350
      Paint correction | two step | | | 650
      Headlight polish | | | | 75
      ? Paint correction | one step | | Large SUVs | 455
      ? Paint correction | two step | | Large SUVs | 845`,
  },
  {
    name: 'typos and no currency',
    language: 'EN',
    currency: 'USD',
    text: `full detial 200
interor clean 120
exterrior wash/wax 80
ceramic coatting 2 yr 650, 5 yr 950
tint: sedan 220 suv 280 truck 200`,
    rows: `full detial | | | | 200
      interor clean | | | | 120
      exterrior wash/wax | | | | 80
      ceramic coatting | 2 yr | | | 650
      ceramic coatting | 5 yr | | | 950
      tint | | | sedan | 220
      tint | | | suv | 280
      tint | | | truck | 200`,
  },
  {
    name: 'packages with contents',
    language: 'EN',
    currency: 'USD',
    text: `BRONZE $99 - hand wash, vacuum, windows
SILVER $169 - bronze + clay + spray wax
GOLD $299 - silver + one step polish, leather care
Coupons cannot be combined. $25 off for veterans.`,
    rows: `BRONZE | | | | 99
      SILVER | | | | 169
      GOLD | | | | 299`,
  },
  {
    name: 'valet list with classes',
    language: 'EN',
    currency: 'GBP',
    text: `Alright mate, here's what we charge:
- Mini valet: £40 small car, £50 family car, £60 4x4/van
- Full valet: £110 / £130 / £150
- Engine steam clean £45
- Dog hair, from £25 on top
- Leather seats clean & feed £20 per seat
Bank holidays +10%. Text 07700 900123. Ltd co, VAT incl.`,
    rows: `Mini valet | | | small car | 40
      Mini valet | | | family car | 50
      Mini valet | | | 4x4/van | 60
      Full valet | | | small car | 110
      Full valet | | | family car | 130
      Full valet | | | 4x4/van | 150
      Engine steam clean | | | | 45
      ? Dog hair | | | | 25+
      Leather seats clean & feed | seat | | | 20`,
  },
  {
    name: 'packages by car in brackets',
    language: 'EN',
    currency: 'USD',
    text: `Gold package (sedan) – 249.99
Gold package (SUV) – 289.99
Platinum package (sedan) – 399.99
Platinum package (SUV) – 459.99
Each package includes hand wash, clay, sealant. Takes about 4 hrs.
Extra: engine bay 59.99 | headlights 79.99 per pair | odor bomb 49.99`,
    rows: `Gold package | | | sedan | 249.99
      Gold package | | | SUV | 289.99
      Platinum package | | | sedan | 399.99
      Platinum package | | | SUV | 459.99
      engine bay | | | | 59.99
      headlights pair | | | | 79.99
      odor bomb | | | | 49.99`,
  },
  {
    name: 'one paragraph about tint',
    language: 'EN',
    currency: 'USD',
    text: `We tint! 2-door: $199, 4-door: $249, SUV/minivan: $299 (all windows except windshield). Windshield brow $40. Front 2 windows only $100. If you want ceramic instead of dyed it's $120 more. Stripping old film? $25 per window, $75 for the rear glass.`,
    rows: `Window tint | | | 2-door | 199
      Window tint | | | 4-door | 249
      Window tint | | | SUV/minivan | 299
      Window tint | Windshield brow | | | 40
      Window tint | Front 2 windows | | | 100
      Stripping old film | window | | | 25
      Stripping old film | rear glass | | | 75
      ? Window tint | | ceramic | 2-door | 319
      ? Window tint | | ceramic | 4-door | 369
      ? Window tint | | ceramic | SUV/minivan | 419
      ? Window tint | Windshield brow | ceramic | | 160
      ? Window tint | Front 2 windows | ceramic | | 220
      ? ceramic | | | | 120`,
  },
  {
    name: 'wrap grid of sizes and finishes',
    language: 'EN',
    currency: 'USD',
    text: `VINYL WRAP PRICING 2026
Size            Gloss    Satin/Matte    Chrome
Coupe           2,800    3,000          4,500
Sedan           3,200    3,400          5,000
Truck/SUV       3,800    4,000          5,800

Partial: hood $450, roof $400, trunk $350, full front end $900-1,100
Removal $60/hr`,
    rows: `VINYL WRAP | | Gloss | Coupe | 2800
      VINYL WRAP | | Satin/Matte | Coupe | 3000
      VINYL WRAP | | Chrome | Coupe | 4500
      VINYL WRAP | | Gloss | Sedan | 3200
      VINYL WRAP | | Satin/Matte | Sedan | 3400
      VINYL WRAP | | Chrome | Sedan | 5000
      VINYL WRAP | | Gloss | Truck/SUV | 3800
      VINYL WRAP | | Satin/Matte | Truck/SUV | 4000
      VINYL WRAP | | Chrome | Truck/SUV | 5800
      Partial wrap | hood | | | 450
      Partial wrap | roof | | | 400
      Partial wrap | trunk | | | 350
      Partial wrap | full front end | | | 900-1100
      Removal | | | | 60`,
  },
  {
    name: 'film kits and single parts',
    language: 'EN',
    currency: 'USD',
    text: `Paint Protection Film
Standard kit (partial hood, partial fenders, bumper, mirrors) $1,100
Full front $2,000 | Full front + rockers $2,600
Full car starting at $5,900, SUVs starting at $6,500
Individual: headlights $150, door edge guards $100, trunk ledge $90, windshield $800
Ceramic top coat: $400 with any PPF, $900 on its own`,
    rows: `Paint Protection Film | Standard kit | | | 1100
      Paint Protection Film | Full front | | | 2000
      Paint Protection Film | Full front + rockers | | | 2600
      Paint Protection Film | Full car | | | 5900+
      Paint Protection Film | Full car | | SUVs | 6500+
      Paint Protection Film | headlights | | | 150
      Paint Protection Film | door edge guards | | | 100
      Paint Protection Film | trunk ledge | | | 90
      Paint Protection Film | windshield | | | 800
      Ceramic top coat | with any PPF | | | 400
      Ceramic top coat | on its own | | | 900`,
  },
  {
    name: 'how a small shop talks',
    language: 'EN',
    currency: 'EUR',
    text: `Hi, so for prices: exterior wash 15 euro, 20 if it's a jeep or van. Inside hoovered and wiped 25 (35 for vans). Full job in and out is 60 to 80 depending on the state. Polishing we do by the hour, 40 an hour. Seats shampooed 10 each.`,
    rows: `exterior wash | | | | 15
      exterior wash | | | jeep | 20
      exterior wash | | | van | 20
      Inside hoovered and wiped | | | | 25
      Inside hoovered and wiped | | | vans | 35
      Full job in and out | | | | 60-80
      Polishing | | | | 40
      Seats shampooed | | | | 10`,
  },
  {
    name: 'two films with bullets',
    language: 'EN',
    currency: 'USD',
    text: `Tint Kings — 2026 rates. All prices plus tax.
Standard dyed (3 yr warranty)
 - Two front doors: 79
 - Coupe all around: 149
 - Sedan all around: 179
 - SUV / van all around: 209-239
Nano ceramic (lifetime)
 - Two front doors: 149
 - Coupe all around: 299
 - Sedan all around: 349
 - SUV / van all around: 399-449
 - Windshield 70%: 199
Sunroof 50 | Visor strip 30 | Removal 25/window (rear 60)
Text 555-0134 for same day appts.`,
    rows: `tint | Two front doors | Standard dyed | | 79
      tint | all around | Standard dyed | Coupe | 149
      tint | all around | Standard dyed | Sedan | 179
      tint | all around | Standard dyed | SUV / van | 209-239
      tint | Two front doors | Nano ceramic | | 149
      tint | all around | Nano ceramic | Coupe | 299
      tint | all around | Nano ceramic | Sedan | 349
      tint | all around | Nano ceramic | SUV / van | 399-449
      tint | Windshield 70% | Nano ceramic | | 199
      tint | Sunroof | | | 50
      tint | Visor strip | | | 30
      Removal | window | | | 25
      Removal | rear | | | 60`,
  },
  {
    name: 'menu with durations',
    language: 'EN',
    currency: 'GBP',
    text: `Our detailing menu:

Refresh – from £85 (approx 2 hrs) – safe wash, wheels, glass, light interior
Revive – from £160 (half a day)
Restore – £320 hatch/saloon, £360 estate/SUV
Ceramic: 2yr £450, 5yr £695, wheels off & coated £280
Machine polishing: single stage from £250, multi stage from £450
Headlamp restoration £35 each or £60 for both
Fabric roof clean & protect £90
Deposits: £50 to secure the slot. We charge £0.45/mile over 15 miles.`,
    rows: `Refresh | | | | 85+
      Revive | | | | 160+
      Restore | | | hatch/saloon | 320
      Restore | | | estate/SUV | 360
      Ceramic | 2yr | | | 450
      Ceramic | 5yr | | | 695
      Ceramic | wheels off & coated | | | 280
      Machine polishing | single stage | | | 250+
      Machine polishing | multi stage | | | 450+
      Headlamp restoration | each | | | 35
      Headlamp restoration | both | | | 60
      Fabric roof clean & protect | | | | 90`,
  },
  {
    name: 'wraps with a later order',
    language: 'EN',
    currency: 'USD',
    text: `PPF & wraps in Austin
Full front PPF: $1,650 sedans, $1,850 trucks & SUVs
Full body PPF: $5,000 / $6,000
Color change: gloss $3,200, satin $3,500, color-shift $4,000 (add $500 for trucks)
Door jambs +$600
De-chrome $350 - $500
Wrap removal: $500 flat`,
    rows: `Full front PPF | | | sedans | 1650
      Full front PPF | | | trucks & SUVs | 1850
      Full body PPF | | | sedans | 5000
      Full body PPF | | | trucks & SUVs | 6000
      Color change | | gloss | | 3200
      Color change | | satin | | 3500
      Color change | | color-shift | | 4000
      ? Door jambs | | | | 600
      De-chrome | | | | 350-500
      Wrap removal | | | | 500
      ? Color change | | gloss | trucks | 3700
      ? Color change | | satin | trucks | 4000
      ? Color change | | color-shift | trucks | 4500`,
  },
  {
    name: 'mobile list with a shared order',
    language: 'EN',
    currency: 'USD',
    text: `Mobile detailing - we come to you
Exterior only: sedan 75, SUV 95, truck 95, van 120
Interior only: sedan 120, SUV 150, truck 140, van 190
Both: 180 / 225 / 215 / 290
Third row seats add 25
Ceramic spray 60 any vehicle
Engine bay 40, headlights 50 (both sides)
Travel beyond 25 miles $1.50/mi. Tips appreciated!`,
    rows: `Mobile detailing Exterior only | | | sedan | 75
      Mobile detailing Exterior only | | | SUV | 95
      Mobile detailing Exterior only | | | truck | 95
      Mobile detailing Exterior only | | | van | 120
      Mobile detailing Interior only | | | sedan | 120
      Mobile detailing Interior only | | | SUV | 150
      Mobile detailing Interior only | | | truck | 140
      Mobile detailing Interior only | | | van | 190
      Both | | | sedan | 180
      Both | | | SUV | 225
      Both | | | truck | 215
      Both | | | van | 290
      ? Third row seats | | | | 25
      Ceramic spray | | | | 60
      Engine bay | | | | 40
      headlights (both sides) | | | | 50`,
  },
  {
    name: 'prices told aloud',
    language: 'EN',
    currency: 'GBP',
    text: `so basically a wash and dry is fifteen quid, wash and wax thirty five, full valet on a normal car ninety and on a big 4x4 one twenty. machine polish we say two hundred for a one stage and three fifty for two stage. ceramic coating five hundred with a three year guarantee. alloys fifteen each`,
    rows: `wash and dry | | | | 15
      wash and wax | | | | 35
      full valet | | | normal car | 90
      full valet | | | big 4x4 | 120
      machine polish | one stage | | | 200
      machine polish | two stage | | | 350
      ceramic coating | | | | 500
      alloys | | | | 15`,
  },
  {
    name: 'film grid under a heading',
    language: 'EN',
    currency: 'CAD',
    text: `XPEL PPF
                 Fusion+   Stealth
Full hood         $850      $950
Full front        $1,999    $2,299
Track pack        $2,899    $3,299
Full wrap         from $6,000   from $6,800
Rocker panels $450, A-pillars $120, luggage area $110
XPEL tint: CS $300, XR $400, XR Plus $550 (full sedan); SUVs + $80
HST on top. 50% deposit.`,
    rows: `XPEL PPF | Full hood | Fusion+ | | 850
      XPEL PPF | Full hood | Stealth | | 950
      XPEL PPF | Full front | Fusion+ | | 1999
      XPEL PPF | Full front | Stealth | | 2299
      XPEL PPF | Track pack | Fusion+ | | 2899
      XPEL PPF | Track pack | Stealth | | 3299
      XPEL PPF | Full wrap | Fusion+ | | 6000+
      XPEL PPF | Full wrap | Stealth | | 6800+
      PPF | Rocker panels | | | 450
      PPF | A-pillars | | | 120
      PPF | luggage area | | | 110
      XPEL tint | full | CS | sedan | 300
      XPEL tint | full | XR | sedan | 400
      XPEL tint | full | XR Plus | sedan | 550
      ? XPEL tint | full | CS | SUVs | 380
      ? XPEL tint | full | XR | SUVs | 480
      ? XPEL tint | full | XR Plus | SUVs | 630`,
  },
  {
    name: 'tiers with an order in brackets',
    language: 'EN',
    currency: 'USD',
    text: `Ceramic coating tiers (price depends on vehicle size: small / mid / large)
Bronze – 1 layer, 2 yrs: $599 / $699 / $799
Silver – 2 layers, 5 yrs: $999 / $1,149 / $1,299
Gold – 3 layers + topcoat, 9 yrs: $1,499 / $1,699 / $1,899
All tiers include wash, decon and a 1-step polish. 2-step polish adds $300.
Wheel faces $150, calipers $100, glass $120, leather/interior $250
Annual maintenance visit $99 – keeps the warranty valid`,
    rows: `Ceramic coating | Bronze | | small | 599
      Ceramic coating | Bronze | | mid | 699
      Ceramic coating | Bronze | | large | 799
      Ceramic coating | Silver | | small | 999
      Ceramic coating | Silver | | mid | 1149
      Ceramic coating | Silver | | large | 1299
      Ceramic coating | Gold | | small | 1499
      Ceramic coating | Gold | | mid | 1699
      Ceramic coating | Gold | | large | 1899
      ? 2-step polish | | | | 300
      Ceramic coating | Wheel faces | | | 150
      Ceramic coating | calipers | | | 100
      Ceramic coating | glass | | | 120
      Ceramic coating | leather/interior | | | 250
      Annual maintenance visit | | | | 99`,
  },
  {
    name: 'capital headings in lines',
    language: 'EN',
    currency: 'GBP',
    text: `Price list Jan '26

WASHES: Bronze £12 | Silver £18 | Gold £28 (vans +£5)
VALETS: Mini £35, Full £85, Full + machine polish £160
EXTRAS: pet hair £15, odour bomb £20, seats shampoo £10 a seat, engine clean £25
PAINT: scratch removal from £40 per panel, headlight resto £45 the pair, wheel refurb £60 each or 4 for £220
No VAT. Cash or card. Unit 6, Mill Lane, LS9 8AB – 0113 496 0123`,
    rows: `WASHES Bronze | | | | 12
      WASHES Silver | | | | 18
      WASHES Gold | | | | 28
      VALETS Mini | | | | 35
      VALETS Full | | | | 85
      VALETS Full + machine polish | | | | 160
      pet hair | | | | 15
      odour bomb | | | | 20
      seats shampoo | seat | | | 10
      engine clean | | | | 25
      scratch removal | panel | | | 40+
      headlight resto pair | | | | 45
      wheel refurb | each | | | 60
      wheel refurb 4 | | | | 220
      ? WASHES Bronze | | | vans | 17
      ? WASHES Silver | | | vans | 23
      ? WASHES Gold | | | vans | 33`,
  },
  {
    name: 'models as car types',
    language: 'EN',
    currency: 'USD',
    text: `Window film prices, installed:
  Model 3 / Y full tint: $380 carbon, $560 ceramic
  Model S / X full tint: $420 carbon, $640 ceramic
  Front two only (any car): $110 carbon, $170 ceramic
  Windshield: $150 carbon, $250 ceramic
  Regular sedans: $240 carbon, $420 ceramic
Rear window removal & re-tint $180. We don't do limo tint (5%) on fronts, fine is up to $197.`,
    rows: `Window film full tint | | carbon | Model 3 / Y | 380
      Window film full tint | | ceramic | Model 3 / Y | 560
      Window film full tint | | carbon | Model S / X | 420
      Window film full tint | | ceramic | Model S / X | 640
      Window film | Front two only | carbon | | 110
      Window film | Front two only | ceramic | | 170
      Window film | Windshield | carbon | | 150
      Window film | Windshield | ceramic | | 250
      Window film | | carbon | Regular sedans | 240
      Window film | | ceramic | Regular sedans | 420
      Rear window removal & re-tint | | | | 180`,
  },
  {
    name: 'price before the car',
    language: 'EN',
    currency: 'USD',
    text: `Interior detail:
$125 - coupe & sedan
$150 - small SUV
$175 - large SUV / minivan / crew cab
Exterior detail:
$100 / $125 / $150
Full (both): $200, $250, $300
Add: clay $40, ozone $50, stain extraction $20 per seat, child seat $15
Monthly plan from $89/mo. 24h cancellation or $35 fee.`,
    rows: `Interior detail | | | coupe & sedan | 125
      Interior detail | | | small SUV | 150
      Interior detail | | | large SUV / minivan / crew cab | 175
      Exterior detail | | | coupe & sedan | 100
      Exterior detail | | | small SUV | 125
      Exterior detail | | | large SUV / minivan / crew cab | 150
      Full (both) | | | coupe & sedan | 200
      Full (both) | | | small SUV | 250
      Full (both) | | | large SUV / minivan / crew cab | 300
      clay | | | | 40
      ozone | | | | 50
      stain extraction | seat | | | 20
      child seat | | | | 15
      ? Monthly plan | | | | 89+`,
  },
  {
    name: 'new prices in a chat',
    language: 'EN',
    currency: 'USD',
    text: `Hey guys prices went up a bit: 5% film full car used to be 200, now 230. 20/35% same price. Ceramic full car 380 (was 350). Windshield 120 or 200 in ceramic. Front doors 90, ceramic 140. Sunroof 60. Trucks single cab 150, crew cab 210. Removal 80-150 depends how nasty it is.`,
    rows: `film | full car | 5% | | 230
      film | full car | Ceramic | | 380
      film | Windshield | | | 120
      film | Windshield | ceramic | | 200
      film | Front doors | | | 90
      film | Front doors | ceramic | | 140
      film | Sunroof | | | 60
      film | | | Trucks single cab | 150
      film | | | crew cab | 210
      Removal | | | | 80-150`,
  },
  {
    name: 'guide with ranges',
    language: 'EN',
    currency: 'GBP',
    text: `Wrap & PPF price guide
Full wrap – hatchback £1,800–2,200, saloon £2,200–2,600, SUV £2,600–3,200, van £2,000–2,800
Roof wrap from £250; bonnet from £220; mirror caps £60/pair; pillars £80
Dechrome: windows £150, grille £60, full £300
PPF front end £1,400, bonnet only £450, door edges £60 (4), full car from £3,995
Badges (overlay) £15 each
Free quote within 24h. All wraps come with a 5-yr manufacturer warranty.`,
    rows: `Full wrap | | | hatchback | 1800-2200
      Full wrap | | | saloon | 2200-2600
      Full wrap | | | SUV | 2600-3200
      Full wrap | | | van | 2000-2800
      Roof wrap | | | | 250+
      wrap | bonnet | | | 220+
      wrap | mirror caps pair | | | 60
      wrap | pillars | | | 80
      Dechrome | windows | | | 150
      Dechrome | grille | | | 60
      Dechrome | full | | | 300
      PPF | front end | | | 1400
      PPF | bonnet only | | | 450
      PPF | door edges (4) | | | 60
      PPF | full car | | | 3995+
      Badges (overlay) | | | | 15`,
  },
  {
    name: 'cars against trucks',
    language: 'EN',
    currency: 'USD',
    text: `AUTO SPA PRICING
Hand Wash $35 cars / $45 SUVs & trucks
Wash + Interior $65 cars / $80 SUVs & trucks
Full Service $120 cars / $150 SUVs & trucks
Clay & Wax $99 cars / $129 SUVs & trucks
Headliner $40, floor mats $20, leather $60 flat
Prices may vary depending on condition. Open 7 days 8am-6pm.`,
    rows: `Hand Wash | | | cars | 35
      Hand Wash | | | SUVs & trucks | 45
      Wash + Interior | | | cars | 65
      Wash + Interior | | | SUVs & trucks | 80
      Full Service | | | cars | 120
      Full Service | | | SUVs & trucks | 150
      Clay & Wax | | | cars | 99
      Clay & Wax | | | SUVs & trucks | 129
      Headliner | | | | 40
      floor mats | | | | 20
      leather | | | | 60`,
  },
  {
    name: 'film in sentences',
    language: 'EN',
    currency: 'USD',
    text: `Our PPF is XPEL only. Partial hood & fenders $600. Full hood $850. Bumper $750, add mirrors for $100. Full front (hood, fenders, bumper, mirrors, lights) is $2,100 on most cars, $2,400 on exotics. Rockers are $500, A pillars $150. Whole car? Figure $5,500-7,500. Gloss or satin same price. Ceramic on top of the film: $500.`,
    rows: `PPF | Partial hood & fenders | | | 600
      PPF | Full hood | | | 850
      PPF | Bumper | | | 750
      ? PPF | mirrors | | | 100
      PPF | Full front | | most cars | 2100
      PPF | Full front | | exotics | 2400
      PPF | Rockers | | | 500
      PPF | A pillars | | | 150
      PPF | Whole car | | | 5500-7500
      Ceramic on top of the film | | | | 500`,
  },
  {
    name: 'doors as car types',
    language: 'EN',
    currency: 'GBP',
    text: `TINTING
3 door: rear 3 windows £140, all round £180
5 door: rear 5 windows £160, all round £210
Estate/4x4: rear £190, all round £240
Van: rear doors £80, cab £90
Sunstrip £25 supplied & fitted
Tint removal £15 per window / £40 heated rear
Fronts legal at 70% only - MOT fail otherwise`,
    rows: `TINTING | rear 3 windows | | 3 door | 140
      TINTING | all round | | 3 door | 180
      TINTING | rear 5 windows | | 5 door | 160
      TINTING | all round | | 5 door | 210
      TINTING | rear | | Estate/4x4 | 190
      TINTING | all round | | Estate/4x4 | 240
      TINTING | rear doors | | Van | 80
      TINTING | cab | | Van | 90
      TINTING | Sunstrip | | | 25
      Tint removal | window | | | 15
      Tint removal | heated rear | | | 40`,
  },
  {
    name: 'packages with an equals sign',
    language: 'EN',
    currency: 'USD',
    text: `Package A (exterior): wash, clay, 1-step polish, sealant = 250
Package B (interior): vacuum, shampoo, steam, leather = 200
Package C (A+B) = 400
Ceramic upgrade on A or C = +350
Oversize vehicles = +50
Boat detailing $18/ft, RV $15/ft, motorcycle 120
Call/text 303 555 0111`,
    rows: `Package A (exterior) | | | | 250
      Package B (interior) | | | | 200
      Package C (A+B) | | | | 400
      ? Ceramic upgrade | | | | 350
      ? Oversize vehicles | | | | 50
      Boat detailing | | | | 18
      RV detailing | | | | 15
      detailing | | | motorcycle | 120`,
  },
  {
    name: 'indented classes',
    language: 'EN',
    currency: 'AUD',
    text: `Car wraps Sydney
Colour change wrap
  Hatch        $3,300
  Sedan        $3,700
  SUV / Ute    $4,400
  Van          $4,900+
Commercial wrap: partial from $1,200, full from $3,500
Roof only $450 • Bonnet only $480 • Racing stripes $350 • Chrome delete $400
Removal quoted on inspection`,
    rows: `Colour change wrap | | | Hatch | 3300
      Colour change wrap | | | Sedan | 3700
      Colour change wrap | | | SUV / Ute | 4400
      Colour change wrap | | | Van | 4900+
      Commercial wrap | partial | | | 1200+
      Commercial wrap | full | | | 3500+
      Roof only | | | | 450
      Bonnet only | | | | 480
      Racing stripes | | | | 350
      Chrome delete | | | | 400`,
  },
  {
    name: 'short sentences',
    language: 'EN',
    currency: 'USD',
    text: `Express wash 15. Deluxe wash 25. Super deluxe w/ wax 40. Interior: quick vac 20, full 90, full w/ shampoo 140 — add 20 for SUVs, 40 for vans. Polish: spot 60, one-step 220, two-step 400. Headlights 35 ea. We take Venmo. Late pickup after 6pm $25.`,
    rows: `Express wash | | | | 15
      Deluxe wash | | | | 25
      Super deluxe w/ wax | | | | 40
      Interior | quick vac | | | 20
      Interior | full | | | 90
      Interior | full w/ shampoo | | | 140
      Polish | spot | | | 60
      Polish | one-step | | | 220
      Polish | two-step | | | 400
      Headlights | | | | 35
      ? Interior | quick vac | | SUVs | 40
      ? Interior | full | | SUVs | 110
      ? Interior | full w/ shampoo | | SUVs | 160
      ? Interior | quick vac | | vans | 60
      ? Interior | full | | vans | 130
      ? Interior | full w/ shampoo | | vans | 180
      ? Late pickup | | | | 25`,
  },
  {
    name: 'years as services',
    language: 'EN',
    currency: 'USD',
    text: `CERAMIC & CORRECTION
One-year coating – sedan $450 | SUV $550 | truck $600
Three-year coating – sedan $850 | SUV $950 | truck $1,000
Five-year coating – sedan $1,200 | SUV $1,350 | truck $1,450
Paint correction (per stage) – $300 sedan, $350 SUV, $400 truck
Glass coating $100 windshield / $200 all windows
Wheels off coating $400
*New cars get 10% off. Financing from $49/mo.`,
    rows: `One-year coating | | | sedan | 450
      One-year coating | | | SUV | 550
      One-year coating | | | truck | 600
      Three-year coating | | | sedan | 850
      Three-year coating | | | SUV | 950
      Three-year coating | | | truck | 1000
      Five-year coating | | | sedan | 1200
      Five-year coating | | | SUV | 1350
      Five-year coating | | | truck | 1450
      Paint correction (per stage) | | | sedan | 300
      Paint correction (per stage) | | | SUV | 350
      Paint correction (per stage) | | | truck | 400
      Glass coating | windshield | | | 100
      Glass coating | all windows | | | 200
      Wheels off coating | | | | 400`,
  },
  {
    name: 'simple tint in one line',
    language: 'EN',
    currency: 'USD',
    text: `We keep it simple - full car tint (no windshield): 2 door coupes $179, 4 door sedans $199, wagons/hatches $219, small SUVs $229, big SUVs & vans $259. That's our 1-ply dyed film. Upgrade to carbon for $60, to ceramic for $150. Windshield full $129, brow $35. Old tint off: $90 whole car or $40 just the back glass.`,
    rows: `full car tint | | dyed film | 2 door coupes | 179
      full car tint | | dyed film | 4 door sedans | 199
      full car tint | | dyed film | wagons/hatches | 219
      full car tint | | dyed film | small SUVs | 229
      full car tint | | dyed film | big SUVs & vans | 259
      ? carbon | | | | 60
      ? ceramic | | | | 150
      tint | Windshield full | | | 129
      tint | brow | | | 35
      Old tint off | whole car | | | 90
      Old tint off | back glass | | | 40`,
  },
  {
    name: 'sizes behind the price',
    language: 'EN',
    currency: 'GBP',
    text: `Sam's Valeting - prices
Exterior only: £15 small, £18 medium, £22 large
Interior only: £25 small, £30 medium, £38 large
In & out: £35 small, £42 medium, £55 large
Deep clean: from £80
Extras - seat shampoo £8 each, boot £10, child sick £30 (sorry!), wax £12
Weekly wash contract £12/wk`,
    rows: `Exterior only | | | small | 15
      Exterior only | | | medium | 18
      Exterior only | | | large | 22
      Interior only | | | small | 25
      Interior only | | | medium | 30
      Interior only | | | large | 38
      In & out | | | small | 35
      In & out | | | medium | 42
      In & out | | | large | 55
      Deep clean | | | | 80+
      seat shampoo | | | | 8
      boot | | | | 10
      child sick | | | | 30
      wax | | | | 12
      ? Weekly wash contract | | | | 12`,
  },
  {
    name: 'three trades with headings',
    language: 'EN',
    currency: 'USD',
    text: `Services and rates:

PAINT PROTECTION FILM
Front bumper - from $700
Full hood - from $650
Headlights - $175 pair
Door cups - $25 each
Full front - from $1,800

WINDOW TINT
Front two - $120 (ceramic $180)
Sedan full - $250 (ceramic $400)
SUV full - $300 (ceramic $475)

DETAILING
Maintenance wash - $65
Interior deep clean - $185
1-step polish - $325`,
    rows: `PAINT PROTECTION FILM | Front bumper | | | 700+
      PAINT PROTECTION FILM | Full hood | | | 650+
      PAINT PROTECTION FILM | Headlights pair | | | 175
      PAINT PROTECTION FILM | Door cups | | | 25
      PAINT PROTECTION FILM | Full front | | | 1800+
      WINDOW TINT | Front two | | | 120
      WINDOW TINT | Front two | ceramic | | 180
      WINDOW TINT | full | | Sedan | 250
      WINDOW TINT | full | ceramic | Sedan | 400
      WINDOW TINT | full | | SUV | 300
      WINDOW TINT | full | ceramic | SUV | 475
      Maintenance wash | | | | 65
      Interior deep clean | | | | 185
      1-step polish | | | | 325`,
  },
  {
    name: 'euro prices in English',
    language: 'EN',
    currency: 'EUR',
    text: `Prices ex VAT. Vinyl (3M 2080 or Avery): small car €1.900, mid-size €2.300, SUV €2.700, van €2.400. Matte/satin +€200. Chrome from €4.500. Partial: bonnet €250, roof €280, mirrors €70 a set, front lip €60. De-wrap €600. Lettering €15 per line.`,
    rows: `Vinyl | | | small car | 1900
      Vinyl | | | mid-size | 2300
      Vinyl | | | SUV | 2700
      Vinyl | | | van | 2400
      Chrome | | | | 4500+
      Partial | bonnet | | | 250
      Partial | roof | | | 280
      Partial | mirrors set | | | 70
      Partial | front lip | | | 60
      De-wrap | | | | 600
      Lettering | line | | | 15
      ? Vinyl | | Matte/satin | small car | 2100
      ? Vinyl | | Matte/satin | mid-size | 2500
      ? Vinyl | | Matte/satin | SUV | 2900
      ? Vinyl | | Matte/satin | van | 2600`,
  },
  {
    name: 'classes in capitals',
    language: 'EN',
    currency: 'USD',
    text: `Detail shop price sheet (effective 3/1/2026)
SMALL CAR: exterior $60, interior $110, full $150
SEDAN: exterior $70, interior $125, full $175
SUV: exterior $85, interior $150, full $210
VAN/3-ROW: exterior $100, interior $190, full $260
Wax add-on $30, sealant $50, pet hair $25-$75
Headlight restore: $80 pair. Scratch touch-up by quote.`,
    rows: `exterior | | | SMALL CAR | 60
      interior | | | SMALL CAR | 110
      full | | | SMALL CAR | 150
      exterior | | | SEDAN | 70
      interior | | | SEDAN | 125
      full | | | SEDAN | 175
      exterior | | | SUV | 85
      interior | | | SUV | 150
      full | | | SUV | 210
      exterior | | | VAN/3-ROW | 100
      interior | | | VAN/3-ROW | 190
      full | | | VAN/3-ROW | 260
      Wax add-on | | | | 30
      sealant | | | | 50
      pet hair | | | | 25-75
      Headlight restore pair | | | | 80`,
  },
  {
    name: 'three films in a line',
    language: 'EN',
    currency: 'USD',
    text: `Tint: Suntek Carbon - coupe/sedan 229, suv 279, front pair 99. Suntek CIR ceramic - 399 / 459 / 169. XPEL XR Plus - 549 / 629 / 229. Windshields: carbon 149, CIR 219, XR Plus 279. Strip & re-tint add 125.`,
    rows: `Tint | | Suntek Carbon | coupe/sedan | 229
      Tint | | Suntek Carbon | suv | 279
      Tint | front pair | Suntek Carbon | | 99
      Tint | | Suntek CIR ceramic | coupe/sedan | 399
      Tint | | Suntek CIR ceramic | suv | 459
      Tint | front pair | Suntek CIR ceramic | | 169
      Tint | | XPEL XR Plus | coupe/sedan | 549
      Tint | | XPEL XR Plus | suv | 629
      Tint | front pair | XPEL XR Plus | | 229
      Tint | Windshields | carbon | | 149
      Tint | Windshields | CIR | | 219
      Tint | Windshields | XR Plus | | 279
      ? Strip & re-tint | | | | 125`,
  },
  {
    name: 'alloys and paint',
    language: 'EN',
    currency: 'GBP',
    text: `Alloy & paint:
Alloy refurb £55 per wheel (diamond cut £95)
Set of four: £200 / diamond cut £340
Bumper scuff repair £120-£180
Dent removal from £60
Full respray from £2,500
Machine polish half day £180, full day £320
Ceramic coat + polish £550
Stone chip touch in £45`,
    rows: `Alloy refurb | wheel | | | 55
      Alloy refurb | diamond cut | | | 95
      Alloy refurb Set of four | | | | 200
      Alloy refurb Set of four | diamond cut | | | 340
      Bumper scuff repair | | | | 120-180
      Dent removal | | | | 60+
      Full respray | | | | 2500+
      Machine polish | half day | | | 180
      Machine polish | full day | | | 320
      Ceramic coat + polish | | | | 550
      Stone chip touch in | | | | 45`,
  },
  {
    name: 'sale prices and sizes',
    language: 'EN',
    currency: 'USD',
    text: `*** SPRING SPECIALS ***
Full detail was $299 now $229 (sedans), trucks/SUVs was 349 now 279
Interior only: $149 sedan | $179 mid SUV | $209 3-row SUV/minivan
Exterior only - 99 / 119 / 139
Clay bar add $50
Seat shampoo $25 per seat, carpets $60, headliner $40
Headlights $45 each or $80 for both
Scratch removal: starts at $75/panel
Gift cards available from $50. Cancellation within 24 hrs $40 fee.`,
    rows: `Full detail |  |  | sedans | 229
      Full detail |  |  | trucks/SUVs | 279
      Interior only |  |  | sedan | 149
      Interior only |  |  | mid SUV | 179
      Interior only |  |  | 3-row SUV/minivan | 209
      Exterior only |  |  | sedan | 99
      Exterior only |  |  | mid SUV | 119
      Exterior only |  |  | 3-row SUV/minivan | 139
      ? Clay bar |  |  |  | 50
      Seat shampoo | seat |  |  | 25
      shampoo carpets |  |  |  | 60
      shampoo headliner |  |  |  | 40
      Headlights | each |  |  | 45
      Headlights | both |  |  | 80
      Scratch removal | panel |  |  | 75+`,
  },
  {
    name: 'sizes in slashes',
    language: 'EN',
    currency: 'GBP',
    text: `Mobile valeting, prices by size (S/M/L/XL)
Wash & leather off: 15/18/22/28
Mini valet: 30/35/42/50
Full valet: 75/85/100/120
Full valet + hand polish: 120/135/155/180
Seats shampooed £10 each or £35 the set
Caravans and motorhomes from £80
Engine steam clean £30
We're fully insured. Deposit £10. Tel 07700 900321`,
    rows: `Wash & leather off |  |  | S | 15
      Wash & leather off |  |  | M | 18
      Wash & leather off |  |  | L | 22
      Wash & leather off |  |  | XL | 28
      Mini valet |  |  | S | 30
      Mini valet |  |  | M | 35
      Mini valet |  |  | L | 42
      Mini valet |  |  | XL | 50
      Full valet |  |  | S | 75
      Full valet |  |  | M | 85
      Full valet |  |  | L | 100
      Full valet |  |  | XL | 120
      Full valet + hand polish |  |  | S | 120
      Full valet + hand polish |  |  | M | 135
      Full valet + hand polish |  |  | L | 155
      Full valet + hand polish |  |  | XL | 180
      Seats shampooed | each |  |  | 10
      Seats shampooed | set |  |  | 35
      Caravans and motorhomes |  |  |  | 80+
      Engine steam clean |  |  |  | 30`,
  },
  {
    name: 'prose by trade',
    language: 'EN',
    currency: 'GBP',
    text: `Tints: small hatch rear 3 windows £110, rear 5 windows £140. Saloons £150, estates £165, 4x4s £180, vans from £90 for the back doors. Fronts £70 the pair. Sunstrip £30.
Wraps: bonnet £180, roof £200, boot lid £150, full car from £1,800 (matt +£200).
PPF: bonnet and wings £650, full front £1,400, door edges £60 for four.
Removal of old tint £20 per window.`,
    rows: `Tints | rear 3 windows |  | small hatch | 110
      Tints | rear 5 windows |  | small hatch | 140
      Tints |  |  | Saloons | 150
      Tints |  |  | estates | 165
      Tints |  |  | 4x4s | 180
      Tints | back doors |  | vans | 90+
      Tints | Fronts pair |  |  | 70
      Tints | Sunstrip |  |  | 30
      Wraps | bonnet |  |  | 180
      Wraps | roof |  |  | 200
      Wraps | boot lid |  |  | 150
      Wraps | full car |  |  | 1800+
      ? Wraps | full car | matt |  | 2000+
      PPF | bonnet and wings |  |  | 650
      PPF | full front |  |  | 1400
      PPF | door edges (four) |  |  | 60
      Removal of old tint | window |  |  | 20`,
  },
  {
    name: 'a chatty answer with sizes',
    language: 'EN',
    currency: 'GBP',
    text: `Hey! Price wise: mini valet is 35 for small cars, 40 medium, 50 for 4x4s and vans.
Full valet 80 / 95 / 120 same sizes. Engine clean is an extra 25 quid.
If you want the seats shampooed add 40. Dog hair? Another 20.
Machine polish starts at 180. Ceramic is 350 with a 3 year warranty or 500 for the 5 year one.
Call 07700 900461 - I'm in Leeds, cover 15 miles, £1 a mile after that.`,
    rows: `mini valet |  |  | small cars | 35
      mini valet |  |  | medium | 40
      mini valet |  |  | 4x4s and vans | 50
      Full valet |  |  | small cars | 80
      Full valet |  |  | medium | 95
      Full valet |  |  | 4x4s and vans | 120
      Engine clean |  |  |  | 25
      seats shampooed |  |  |  | 40
      Dog hair |  |  |  | 20
      Machine polish |  |  |  | 180+
      Ceramic 3 year |  |  |  | 350
      Ceramic 5 year |  |  |  | 500
      ? mile |  |  |  | 1`,
  },
  {
    name: 'a menu with pictures and bars',
    language: 'EN',
    currency: 'USD',
    text: `🔥 SPRING MENU 🔥
✅ Express Wash ........ $25 (sedan) | $30 (suv) | $35 (truck)
✅ Wash & Wax .......... $65 | $75 | $85
✅ Interior Only ....... $120 | $140 | $160
✅ The Works ........... $250 | $290 | $330
💎 Ceramic Coating: 1 yr $499 • 3 yr $799 • 7 yr $1,299
🪟 Tint: 2 front doors $99, back half $179, full car $249, windshield strip $40
➕ Add-ons: headlights $60, engine bay $75, odor bomb $45, excessive pet hair +$50
20% off for first responders. Gift cards $50 & up.`,
    rows: `Express Wash |  |  | sedan | 25
      Express Wash |  |  | suv | 30
      Express Wash |  |  | truck | 35
      Wash & Wax |  |  | sedan | 65
      Wash & Wax |  |  | suv | 75
      Wash & Wax |  |  | truck | 85
      Interior Only |  |  | sedan | 120
      Interior Only |  |  | suv | 140
      Interior Only |  |  | truck | 160
      The Works |  |  | sedan | 250
      The Works |  |  | suv | 290
      The Works |  |  | truck | 330
      Ceramic Coating 1 yr |  |  |  | 499
      Ceramic Coating 3 yr |  |  |  | 799
      Ceramic Coating 7 yr |  |  |  | 1299
      Tint | 2 front doors |  |  | 99
      Tint | back half |  |  | 179
      Tint | full car |  |  | 249
      Tint | windshield strip |  |  | 40
      headlights |  |  |  | 60
      engine bay |  |  |  | 75
      odor bomb |  |  |  | 45
      excessive pet hair |  |  |  | 50`,
  },
  {
    name: 'wraps with finishes',
    language: 'EN',
    currency: 'AUD',
    text: `Wrap pricing (all vinyl by Avery or 3M)
Full colour change: small hatch $3,200, sedan $3,800, large SUV or ute $4,600
Satin or chrome finish adds $600
Partial wraps - bonnet $450, roof $550, mirrors $120 a pair, boot lid $380, spoiler $150
Chrome delete between $400 and $700
Caliper paint $350
Removing an old wrap: $85 an hour
Commercial van signage from $900`,
    rows: `Full colour change |  |  | small hatch | 3200
      Full colour change |  |  | sedan | 3800
      Full colour change |  |  | large SUV or ute | 4600
      ? Full colour change |  | Satin or chrome | small hatch | 3800
      ? Full colour change |  | Satin or chrome | sedan | 4400
      ? Full colour change |  | Satin or chrome | large SUV or ute | 5200
      Partial wraps | bonnet |  |  | 450
      Partial wraps | roof |  |  | 550
      Partial wraps | mirrors pair |  |  | 120
      Partial wraps | boot lid |  |  | 380
      Partial wraps | spoiler |  |  | 150
      Chrome delete |  |  |  | 400-700
      Caliper paint |  |  |  | 350
      Removing an old wrap hour |  |  |  | 85
      Commercial signage |  |  | van | 900+`,
  },
  {
    name: 'a mobile trade with travel',
    language: 'EN',
    currency: 'USD',
    text: `Mobile detailing - we bring water & power!
Exterior detail: $90 cars, $110 SUVs, $130 trucks
Interior detail: $130 cars, $160 SUVs, $170 trucks
Full (both): $200 / $250 / $280
Add clay bar +$40, headlight restore $70 (both), pet hair $30-60 depending
Ceramic spray sealant 6 months $80, real ceramic 2yr $600
No water fee. Travel over 20 miles $1.50/mile. Text 555-0147.`,
    rows: `Exterior detail |  |  | cars | 90
      Exterior detail |  |  | SUVs | 110
      Exterior detail |  |  | trucks | 130
      Interior detail |  |  | cars | 130
      Interior detail |  |  | SUVs | 160
      Interior detail |  |  | trucks | 170
      Full (both) |  |  | cars | 200
      Full (both) |  |  | SUVs | 250
      Full (both) |  |  | trucks | 280
      clay bar |  |  |  | 40
      headlight restore (both) |  |  |  | 70
      pet hair |  |  |  | 30-60
      Ceramic spray sealant 6 months |  |  |  | 80
      real ceramic 2yr |  |  |  | 600
      ? Travel |  |  |  | 1.5`,
  },
  {
    name: 'tints with remarks between',
    language: 'EN',
    currency: 'GBP',
    text: `Tints: front two windows £70, rear three (hatch) £120, rear five (estate/SUV) £160, vans - rear doors only £60, full van £180
limo black, dark, medium or light smoke, same price
Ceramic IR film add 50% to the above
Sunstrip £25
Removal of purple/bubbled tint £15 a window (rear screen £40)
10 yr guarantee. Closed Sundays & Bank Holidays`,
    rows: `Tints | front two windows |  |  | 70
      Tints | rear three |  | hatch | 120
      Tints | rear five |  | estate/SUV | 160
      Tints | rear doors |  | vans | 60
      Tints | full |  | van | 180
      Tints | Sunstrip |  |  | 25
      Removal of purple/bubbled tint | window |  |  | 15
      Removal of purple/bubbled tint | rear screen |  |  | 40
      ? Tints | front two windows | Ceramic IR film |  | 105
      ? Tints | rear three | Ceramic IR film | hatch | 180
      ? Tints | rear five | Ceramic IR film | estate/SUV | 240
      ? Tints | rear doors | Ceramic IR film | vans | 90
      ? Tints | full | Ceramic IR film | van | 270`,
  },
  {
    name: 'sizes in brackets behind prices',
    language: 'EN',
    currency: 'GBP',
    text: `PRICE LIST

Bronze valet - £45 (S) £55 (M) £65 (L)
Silver valet - £75 (S) £85 (M) £95 (L)
Gold valet - £130 (S) £150 (M) £175 (L)

Paint:
Single stage enhancement from £220
Two stage correction from £395
Spot scratch removal £35 per panel

Protection:
Wax £40, sealant £60, ceramic (Gyeon) 12 month £180 / 36 month £350

Vouchers available. 50% deposit for ceramic work.`,
    rows: `Bronze valet |  |  | S | 45
      Bronze valet |  |  | M | 55
      Bronze valet |  |  | L | 65
      Silver valet |  |  | S | 75
      Silver valet |  |  | M | 85
      Silver valet |  |  | L | 95
      Gold valet |  |  | S | 130
      Gold valet |  |  | M | 150
      Gold valet |  |  | L | 175
      Paint Single stage enhancement |  |  |  | 220+
      Paint Two stage correction |  |  |  | 395+
      Spot scratch removal | panel |  |  | 35
      Protection Wax |  |  |  | 40
      Protection sealant |  |  |  | 60
      Protection ceramic 12 month |  | Gyeon |  | 180
      Protection ceramic 36 month |  | Gyeon |  | 350`,
  },
  {
    name: 'films in one menu',
    language: 'EN',
    currency: 'USD',
    text: `Full PPF - $4,800 sedan / $5,500 SUV / $6,000 truck
Full front - $1,700 / $1,900 / $2,000
Hood & fenders - $900 / $1,000 / $1,100
Rockers $350, door cups $90, trunk ledge $120, headlights $180
Matte film: add 10%
Tint ceramic: sedans $350, SUVs $450; carbon $250/$320
Windshield tint 70% $150
Ask about our 10-year warranty, $200 non-refundable deposit`,
    rows: `Full PPF |  |  | sedan | 4800
      Full PPF |  |  | SUV | 5500
      Full PPF |  |  | truck | 6000
      PPF Full front |  |  | sedan | 1700
      PPF Full front |  |  | SUV | 1900
      PPF Full front |  |  | truck | 2000
      PPF Hood & fenders |  |  | sedan | 900
      PPF Hood & fenders |  |  | SUV | 1000
      PPF Hood & fenders |  |  | truck | 1100
      PPF | Rockers |  |  | 350
      PPF | door cups |  |  | 90
      PPF | trunk ledge |  |  | 120
      PPF | headlights |  |  | 180
      ? Full PPF |  | Matte film | sedan | 5280
      ? Full PPF |  | Matte film | SUV | 6050
      ? Full PPF |  | Matte film | truck | 6600
      ? Full front |  | Matte film | sedan | 1870
      ? Full front |  | Matte film | SUV | 2090
      ? Full front |  | Matte film | truck | 2200
      ? Hood & fenders |  | Matte film | sedan | 990
      ? Hood & fenders |  | Matte film | SUV | 1100
      ? Hood & fenders |  | Matte film | truck | 1210
      ? PPF | Rockers | Matte film |  | 385
      ? PPF | door cups | Matte film |  | 99
      ? PPF | trunk ledge | Matte film |  | 132
      ? PPF | headlights | Matte film |  | 198
      Tint |  | ceramic | sedans | 350
      Tint |  | ceramic | SUVs | 450
      Tint |  | carbon | sedans | 250
      Tint |  | carbon | SUVs | 320
      Windshield tint |  |  |  | 150`,
  },
  {
    name: 'kinds of vehicle before colons',
    language: 'EN',
    currency: 'GBP',
    text: `we do cars vans and bikes
cars: wash and vac 25, full valet 70, polish 120
vans: wash and vac 35, full valet 95, polish 180
bikes: wash 20, full detail 60
engine bays 30 quid, leather feed 25, fabric guard 35
ceramic from 250 upto 600 depending on car`,
    rows: `wash and vac |  |  | cars | 25
      full valet |  |  | cars | 70
      polish |  |  | cars | 120
      wash and vac |  |  | vans | 35
      full valet |  |  | vans | 95
      polish |  |  | vans | 180
      wash |  |  | bikes | 20
      full detail |  |  | bikes | 60
      engine bays |  |  |  | 30
      leather feed |  |  |  | 25
      fabric guard |  |  |  | 35
      ceramic |  |  |  | 250-600`,
  },
  {
    name: 'products with sizes',
    language: 'EN',
    currency: 'GBP',
    text: `Detailing prices from:
Stage 1 enhancement: small £180 | medium £210 | large £250
Stage 2 correction: small £320 | medium £370 | large £430
Gtechniq Crystal Serum Light: £350 | £400 | £450
Crystal Serum Ultra: £550 | £600 | £680
Wheel-off detail £200, calipers painted £250, glass coating £45
Prices exclude VAT; collection & delivery £20 within 10 miles`,
    rows: `Stage 1 enhancement |  |  | small | 180
      Stage 1 enhancement |  |  | medium | 210
      Stage 1 enhancement |  |  | large | 250
      Stage 2 correction |  |  | small | 320
      Stage 2 correction |  |  | medium | 370
      Stage 2 correction |  |  | large | 430
      Gtechniq Crystal Serum Light |  |  | small | 350
      Gtechniq Crystal Serum Light |  |  | medium | 400
      Gtechniq Crystal Serum Light |  |  | large | 450
      Crystal Serum Ultra |  |  | small | 550
      Crystal Serum Ultra |  |  | medium | 600
      Crystal Serum Ultra |  |  | large | 680
      Wheel-off detail |  |  |  | 200
      calipers painted |  |  |  | 250
      glass coating |  |  |  | 45
      ? collection & delivery |  |  |  | 20`,
  },
  {
    name: 'an offer in prose',
    language: 'EN',
    currency: 'USD',
    text: `Hey folks!! Spring cleanup: interior shampoo was $180 now $149. Exterior hand wash + wax $79 (trucks $99). Both together $199.
Headlights cleared up for 60 bucks a pair. Smoke smell gone: $75.
Window tint, any sedan: back half 150, whole car 220, add the windshield for 90 more.
Cash discount 5%, gift certs from $25`,
    rows: `interior shampoo |  |  |  | 149
      Exterior hand wash + wax |  |  |  | 79
      Exterior hand wash + wax |  |  | trucks | 99
      Both together |  |  |  | 199
      Headlights pair |  |  |  | 60
      Smoke smell |  |  |  | 75
      Window tint | back half |  | sedan | 150
      Window tint | whole car |  | sedan | 220
      ? Window tint | windshield |  |  | 90`,
  },
  {
    name: 'years against car types',
    language: 'EN',
    currency: 'USD',
    text: `CERAMIC COATINGS
1-year: sedan $450, SUV $550, truck $600
3-year: $750 / $850 / $950
5-year: $1,100 / $1,250 / $1,400
All include a 1-step polish. Extra correction $75/hr.
Wheels: $150 faces only, $350 off car
Glass: windshield 80, all windows 160
Leather 120`,
    rows: `CERAMIC COATINGS 1-year |  |  | sedan | 450
      CERAMIC COATINGS 1-year |  |  | SUV | 550
      CERAMIC COATINGS 1-year |  |  | truck | 600
      CERAMIC COATINGS 3-year |  |  | sedan | 750
      CERAMIC COATINGS 3-year |  |  | SUV | 850
      CERAMIC COATINGS 3-year |  |  | truck | 950
      CERAMIC COATINGS 5-year |  |  | sedan | 1100
      CERAMIC COATINGS 5-year |  |  | SUV | 1250
      CERAMIC COATINGS 5-year |  |  | truck | 1400
      Extra correction hr |  |  |  | 75
      CERAMIC COATINGS | Wheels faces only |  |  | 150
      CERAMIC COATINGS | Wheels off car |  |  | 350
      CERAMIC COATINGS | Glass windshield |  |  | 80
      CERAMIC COATINGS | Glass all windows |  |  | 160
      CERAMIC COATINGS | Leather |  |  | 120`,
  },
  {
    name: 'an order behind a dash',
    language: 'EN',
    currency: 'GBP',
    text: `Valeting - small car / large car / van
Outside only £20 / £25 / £30
Inside only £35 / £45 / £55
Full inside & out £50 / £65 / £80
Deluxe inc. machine polish & wax £150 / £180 / £220
Extras: child seat £10, boot only £15, scratch touch-up from £20
Call or WhatsApp 07700 900555. Mon-Sat 8am-6pm.`,
    rows: `Outside only |  |  | small car | 20
      Outside only |  |  | large car | 25
      Outside only |  |  | van | 30
      Inside only |  |  | small car | 35
      Inside only |  |  | large car | 45
      Inside only |  |  | van | 55
      Full inside & out |  |  | small car | 50
      Full inside & out |  |  | large car | 65
      Full inside & out |  |  | van | 80
      Deluxe inc. machine polish & wax |  |  | small car | 150
      Deluxe inc. machine polish & wax |  |  | large car | 180
      Deluxe inc. machine polish & wax |  |  | van | 220
      child seat |  |  |  | 10
      boot only |  |  |  | 15
      scratch touch-up |  |  |  | 20+`,
  },
  {
    name: 'talk that names the film first',
    language: 'EN',
    currency: 'USD',
    text: `hey so for tint we do carbon and ceramic. Carbon: two front windows 90, back half (sedan) 170, back half SUV 200, windshield 150, sunroof 60. Ceramic: 140 / 260 / 310 / 220 / 90 same order.
Windshield strip is 40 either way.
Removing old tint is 30 a window or 120 for the whole car.
PPF — partial hood 400, full hood 650, front bumper 750, mirrors 120 a pair, rocker panels 500, full front (hood, fenders, bumper, mirrors) 1,900, full car starts at 5,500
Vinyl wrap: roof 350, hood 300, full wrap sedan twenty-eight hundred, full wrap truck thirty-five hundred
Chrome delete 450 to 700 depending on trim
We don't go below 20% on fronts, state law. Text (555) 010-0199 Mon-Sat 9-6`,
    rows: `tint | two front windows | carbon |  | 90
      tint | back half | carbon | sedan | 170
      tint | back half | carbon | SUV | 200
      tint | windshield | carbon |  | 150
      tint | sunroof | carbon |  | 60
      tint | two front windows | ceramic |  | 140
      tint | back half | ceramic | sedan | 260
      tint | back half | ceramic | SUV | 310
      tint | windshield | ceramic |  | 220
      tint | sunroof | ceramic |  | 90
      tint | windshield strip |  |  | 40
      Removing old tint |  |  |  | 30
      Removing old tint | whole car |  |  | 120
      PPF | partial hood |  |  | 400
      PPF | full hood |  |  | 650
      PPF | front bumper |  |  | 750
      PPF | mirrors |  |  | 120
      PPF | rocker panels |  |  | 500
      PPF | full front |  |  | 1900
      PPF | full car |  |  | 5500+
      Vinyl wrap | roof |  |  | 350
      Vinyl wrap | hood |  |  | 300
      Vinyl wrap | full |  | sedan | 2800
      Vinyl wrap | full |  | truck | 3500
      Chrome delete |  |  |  | 450-700`,
  },
  {
    name: 'title beside the columns',
    language: 'EN',
    currency: 'EUR',
    text: `★ VALETING MENU ★            Hatch | Saloon | SUV/7-seater
Express wash & hoover           €25 | €30 | €38
Bronze valet                    €60 | €70 | €85
Silver valet                    €110 | €125 | €150
Gold valet (incl. clay & wax)   €180 | €200 | €240
Interior only                   €80 | €95 | €115

Leather feed: +€30 on any valet
Seats shampooed €15 each, full set €60
Child seat clean €12
Scratch removal from €50 per panel
Mobile service: €1/km outside Cork city
Gift vouchers from €50. Cancellation less than 24h: €20 fee`,
    rows: `Express wash & hoover |  |  | Hatch | 25
      Express wash & hoover |  |  | Saloon | 30
      Express wash & hoover |  |  | SUV/7-seater | 38
      Bronze valet |  |  | Hatch | 60
      Bronze valet |  |  | Saloon | 70
      Bronze valet |  |  | SUV/7-seater | 85
      Silver valet |  |  | Hatch | 110
      Silver valet |  |  | Saloon | 125
      Silver valet |  |  | SUV/7-seater | 150
      Gold valet |  |  | Hatch | 180
      Gold valet |  |  | Saloon | 200
      Gold valet |  |  | SUV/7-seater | 240
      Interior only |  |  | Hatch | 80
      Interior only |  |  | Saloon | 95
      Interior only |  |  | SUV/7-seater | 115
      ? Leather feed |  |  |  | 30
      Seats shampooed | each |  |  | 15
      Seats shampooed | full set |  |  | 60
      Child seat clean |  |  |  | 12
      Scratch removal | per panel |  |  | 50+
      ? Mobile service |  |  |  | 1`,
  },
  {
    name: 'sizes said in prose',
    language: 'EN',
    currency: 'GBP',
    text: `Hi, prices as follows. Exterior wash is 20 for a small car, 25 for a family car and 30 for a 4x4 or van. Inside and out is 45, 55 and 65. Full valet starts at 120 for small, 140 family, 170 for 4x4s.
Machine polish: enhancement 200, one step 300, two step 450. Add 50 for anything bigger than a saloon.
Seats: fabric shampoo 12 per seat, leather clean and feed 15 per seat.
Alloy wheel refurb £70 each or £260 a set. Diamond cut from £110 each.
Tar and iron removal £30. Headliner clean between 40 and 60.
Minimum callout £40. Cash or card, no VAT. Closed Mondays. 07700 900145`,
    rows: `Exterior wash |  |  | small car | 20
      Exterior wash |  |  | family car | 25
      Exterior wash |  |  | 4x4 | 30
      Exterior wash |  |  | van | 30
      Inside and out |  |  | small car | 45
      Inside and out |  |  | family car | 55
      Inside and out |  |  | 4x4 or van | 65
      Full valet |  |  | small | 120+
      Full valet |  |  | family | 140+
      Full valet |  |  | 4x4s | 170+
      Machine polish enhancement |  |  |  | 200
      Machine polish one step |  |  |  | 300
      Machine polish two step |  |  |  | 450
      ? Machine polish |  |  | bigger than a saloon | 50
      Seats fabric shampoo | per seat |  |  | 12
      Seats leather clean and feed | per seat |  |  | 15
      Alloy wheel refurb | each |  |  | 70
      Alloy wheel refurb | set |  |  | 260
      Diamond cut | each |  |  | 110+
      Tar and iron removal |  |  |  | 30
      Headliner clean |  |  |  | 40-60`,
  },
  {
    name: 'headings between stars',
    language: 'EN',
    currency: 'USD',
    text: `* INTERIOR *
Basic - vacuum, wipe down, windows ... 89
Deep - steam, shampoo, leather ... 189
Odor bomb add-on ... 40

* EXTERIOR *
Hand wash + spray wax ... 59
Clay + 6 month sealant ... 139
1-step polish ... 299
2-step polish ... 499

* BUNDLES *
Basic in + wash ... 129 (save $19)
Deep in + clay/sealant ... 299
Show car (deep + 2-step + ceramic) ... 1,199

Trucks, SUVs and minivans add 20%. 3rd row seats +$30
Prepaid plan: 4 washes/mo for $180
Tip jar appreciated. Est. 2012. Rated 4.9 by 310 customers`,
    rows: `INTERIOR Basic |  |  |  | 89
      INTERIOR Deep |  |  |  | 189
      Odor bomb |  |  |  | 40
      EXTERIOR Hand wash + spray wax |  |  |  | 59
      EXTERIOR Clay + 6 month sealant |  |  |  | 139
      EXTERIOR 1-step polish |  |  |  | 299
      EXTERIOR 2-step polish |  |  |  | 499
      Bundle Basic in + wash |  |  |  | 129
      Bundle Deep in + clay/sealant |  |  |  | 299
      Bundle Show car |  |  |  | 1199
      ? 3rd row seats |  |  |  | 30
      ? Prepaid plan 4 washes/mo |  |  |  | 180
      ? INTERIOR Basic |  |  | Trucks | 106.8
      ? INTERIOR Deep |  |  | Trucks | 226.8
      ? Odor bomb |  |  | Trucks | 48
      ? Hand wash + spray wax |  |  | Trucks | 70.8
      ? Clay + 6 month sealant |  |  | Trucks | 166.8
      ? 1-step polish |  |  | Trucks | 358.8
      ? 2-step polish |  |  | Trucks | 598.8
      ? Basic in + wash |  |  | Trucks | 154.8
      ? Deep in + clay/sealant |  |  | Trucks | 358.8
      ? Show car |  |  | Trucks | 1438.8
      ? INTERIOR Basic |  |  | SUVs | 106.8
      ? INTERIOR Deep |  |  | SUVs | 226.8
      ? Odor bomb |  |  | SUVs | 48
      ? Hand wash + spray wax |  |  | SUVs | 70.8
      ? Clay + 6 month sealant |  |  | SUVs | 166.8
      ? 1-step polish |  |  | SUVs | 358.8
      ? 2-step polish |  |  | SUVs | 598.8
      ? Basic in + wash |  |  | SUVs | 154.8
      ? Deep in + clay/sealant |  |  | SUVs | 358.8
      ? Show car |  |  | SUVs | 1438.8
      ? INTERIOR Basic |  |  | minivans | 106.8
      ? INTERIOR Deep |  |  | minivans | 226.8
      ? Odor bomb |  |  | minivans | 48
      ? Hand wash + spray wax |  |  | minivans | 70.8
      ? Clay + 6 month sealant |  |  | minivans | 166.8
      ? 1-step polish |  |  | minivans | 358.8
      ? 2-step polish |  |  | minivans | 598.8
      ? Basic in + wash |  |  | minivans | 154.8
      ? Deep in + clay/sealant |  |  | minivans | 358.8
      ? Show car |  |  | minivans | 1438.8`,
  },
  {
    name: 'ceramic on one window',
    language: 'EN',
    currency: 'EUR',
    text: `Wrap & tint price list (ex VAT)
Full wrap gloss: hatchback 1,950, saloon 2,250, estate 2,400, SUV 2,650
Full wrap satin/matte: 2,150 / 2,450 / 2,600 / 2,850
Roof wrap 280
Bonnet wrap 260
Mirror caps 80 a pair
Chrome delete: window trims 240, grille 120, badges 60, full package 380
Tints
Rear three windows (hatch) 170
Rear five windows (saloon/estate) 220
SUV rear 250
Front two, 70% legal film 120
Windscreen ceramic 70% 280
Tint removal 25 per window, rear screen 80
Dechrome + tint combo saves you €50`,
    rows: `Full wrap |  | gloss | hatchback | 1950
      Full wrap |  | gloss | saloon | 2250
      Full wrap |  | gloss | estate | 2400
      Full wrap |  | gloss | SUV | 2650
      Full wrap |  | satin/matte | hatchback | 2150
      Full wrap |  | satin/matte | saloon | 2450
      Full wrap |  | satin/matte | estate | 2600
      Full wrap |  | satin/matte | SUV | 2850
      Wrap | Roof |  |  | 280
      Wrap | Bonnet |  |  | 260
      Wrap | Mirror caps |  |  | 80
      Chrome delete | window trims |  |  | 240
      Chrome delete | grille |  |  | 120
      Chrome delete | badges |  |  | 60
      Chrome delete | full package |  |  | 380
      Tint | Rear three windows |  | hatch | 170
      Tint | Rear five windows |  | saloon/estate | 220
      Tint | rear |  | SUV | 250
      Tint | Front two |  |  | 120
      Tint | Windscreen | ceramic |  | 280
      Tint removal | per window |  |  | 25
      Tint removal | rear screen |  |  | 80`,
  },
  {
    name: 'spoken prices with the car at the end',
    language: 'EN',
    currency: 'USD',
    text: `Here's what I charge. Quick wash thirty five, thirty five minutes tops. Wash and wax seventy. Interior detail one fifty for cars, one eighty for SUVs and two hundred for trucks. Full detail two fifty, three hundred for SUVs, three twenty for trucks.
Ceramic coating starts at six hundred for a one year, nine hundred for three year and fourteen hundred for five.
Headlights eighty bucks. Engine bay fifty.
Window tint is $200 all around on a coupe, $240 on a sedan, $280 SUV. Windshield another $120.
I need a 25% deposit and I book about 2 weeks out. My number's 702-555-0133.`,
    rows: `Quick wash |  |  |  | 35
      Wash and wax |  |  |  | 70
      Interior detail |  |  | cars | 150
      Interior detail |  |  | SUVs | 180
      Interior detail |  |  | trucks | 200
      Full detail |  |  |  | 250
      Full detail |  |  | SUVs | 300
      Full detail |  |  | trucks | 320
      Ceramic coating one year |  |  |  | 600+
      Ceramic coating three year |  |  |  | 900
      Ceramic coating five |  |  |  | 1400
      Headlights |  |  |  | 80
      Engine bay |  |  |  | 50
      Window tint | all around |  | coupe | 200
      Window tint | all around |  | sedan | 240
      Window tint | all around |  | SUV | 280
      Window tint | Windshield |  |  | 120`,
  },
  {
    name: 'Spoken prices beside plain words',
    language: 'EN',
    currency: 'GBP',
    text: `yeah so a maintenance wash is twenty normal, thirty for a 4x4 or a van. Deep clean ninety normal cars, a hundred and ten for a van. If you just want the carpets shampooed that's £25. Front tint 60.`,
    rows: `maintenance wash | | | normal | 20
      maintenance wash | | | 4x4 | 30
      maintenance wash | | | van | 30
      Deep clean | | | normal cars | 90
      Deep clean | | | van | 110
      carpets shampooed | | | | 25
      Front tint | | | | 60`,
  },
  {
    name: 'Contents under a price, prices first, and names of ranks',
    language: 'EN',
    currency: 'USD',
    text: `Hi Ann, this is what to post for window tinting, all plus tax.
Back half is 180, whole car from 260, or from 340 in ceramic.

DRIVE-IN WASH
Bronze $8, Silver $12, Shiny $17

$95 - engine bay
$130 - trim coating, two layers
Weekend deal - $59 (cars), $79 (SUVs)
foam bath, tire gel, quick vacuum. 1 hr
Coupe polish: was $300 now $250
Saloon polish: $320 now $270`,
    rows: `window tinting | Back half | | | 180
      window tinting | whole car | | | 260+
      window tinting | whole car | ceramic | | 340+
      DRIVE-IN WASH | Bronze | | | 8
      DRIVE-IN WASH | Silver | | | 12
      DRIVE-IN WASH | Shiny | | | 17
      engine bay | | | | 95
      trim coating, two layers | | | | 130
      Weekend deal | | | cars | 59
      Weekend deal | | | SUVs | 79
      polish | | | Coupe | 250
      polish | | | Saloon | 270`,
  },
  {
    name: 'Packages told by bullets, and films in a known order',
    language: 'EN',
    currency: 'USD',
    text: `Copper Wash
- foam
- hand wash & dry
Price: $30 (large cars $40)

Iron Valet
- everything in Copper
- vacuum, dash wiped
Price: from $65

Tint
two front doors - 95 carbon / 150 ceramic
back half (sedan) - 170 / 250`,
    rows: `Copper Wash | | | | 30
      Copper Wash | | | large cars | 40
      Iron Valet | | | | 65+
      Tint | two front doors | carbon | | 95
      Tint | two front doors | ceramic | | 150
      Tint | back half | carbon | sedan | 170
      Tint | back half | ceramic | sedan | 250`,
  },
  {
    name: 'Unknown films before a dash, cars that open a list, and partial wraps',
    language: 'EN',
    currency: 'USD',
    text: `Tint
QX (dyed) - fronts 95, full sedan 210
QZ Plus - fronts 180, full sedan 430
Coupe fronts 90, rears 120

WRAP PRICING

Full Wrap
Compact - $2,400
Truck/Van - $3,900

Partial
Hood - $340
Roof - $390`,
    rows: `Tint | fronts | QX dyed | | 95
      Tint | full | QX dyed | sedan | 210
      Tint | fronts | QZ Plus | | 180
      Tint | full | QZ Plus | sedan | 430
      Tint | fronts | | Coupe | 90
      Tint | rears | | Coupe | 120
      Full Wrap | | | Compact | 2400
      Full Wrap | | | Truck/Van | 3900
      Partial Wrap | Hood | | | 340
      Partial Wrap | Roof | | | 390`,
  },
  {
    name: 'lists set in by one space under joined car types, and a price by the foot',
    language: 'EN',
    currency: 'GBP',
    text: `Bikes
 Foam & rinse 18
Campers & trailers
 Hand wash £7 per ft (min. £90)
 Awning clean: short £40, long £55
Coach rinse £65`,
    rows: `Foam & rinse | | | Bikes | 18
      Hand wash | | | Campers & trailers | 7
      Awning clean | short | | Campers & trailers | 40
      Awning clean | long | | Campers & trailers | 55
      Coach rinse | | | | 65`,
  },
  {
    name: 'a raise on everything above gives no row of its own',
    language: 'EN',
    currency: 'USD',
    text: `Full wrap, gloss
 Coupe $2,100
 SUV $2,900
Pearl film: add $400 to any of the above`,
    rows: `Full wrap | | gloss | Coupe | 2100
      Full wrap | | gloss | SUV | 2900
      Full wrap | | Pearl film | Coupe | 2500
      Full wrap | | Pearl film | SUV | 3300`,
  },
];
