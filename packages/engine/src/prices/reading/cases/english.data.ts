import type { PriceCase } from './price-case.ts';

export const ENGLISH_CASES: readonly PriceCase[] = [
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
];
