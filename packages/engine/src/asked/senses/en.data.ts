/** What clients speak of beside the work itself: a sense in each line, and the words for it; "*" is any ending. */
export const ENGLISH = `
child: child, children, kid, kids, kiddo, little one, little ones, toddler*, my son, my daughter, youngster*, school run, wee one, bairn, six year old, little boy, little girl
baby: baby, babies, newborn*, infant*, bub, bubs, nappy, nappies, diaper*, pram, buggy, stroller*, breastfeed*, new arrival, baby seat, car seat for baby
wife_partner: wife, wifey, missus, the missus, partner, girlfriend, gf, fiancee, spouse, other half, better half, her indoors, my mrs, my missus, ex wife, my lady
husband: husband, hubby, hubbie, my fella, boyfriend, bf, fiance, my bloke, my man, the old man, other half, himself, ex husband, my husbands
family: family, relative*, relations, folks, in laws, cousin*, uncle, auntie, aunt, brother, sister, nephew*, niece, siblings, household, the whole family, our lot
parents: mum, mom, mam, mother, dad, daddy, father, parents, my old man, my old dad, papa, my folks, mother in law, father in law, step dad, stepmum
elderly: elderly, gran, granny, nan, nana, grandma, grandpa, grandad, granddad, pensioner*, oap, old lady, old man, senior citizen, seniors, retired, zimmer frame, getting on a bit
adult_age: adult*, grown up, grown ups, over 18, under 18, eighteen, teenager*, teen, teens, underage, minor, minors, of age, years old, how old, seventeen
friend: friend*, mates, pal, pals, buddy, buddies, neighbour*, neighbor*, colleague*, workmate*, someone else, somebody else, a mate of mine, acquaintance*, flatmate*, housemate*, my mate
third_person_pickup: on my behalf, instead of me, someone else collect, for me, in my place, send someone, authorise*, authoriz*, stand in, can my wife collect, different person, proxy
pregnant: pregnan*, expecting, due date, trimester, mum to be, mother to be, with child, preggers, preggo, up the duff, unborn, expectant, baby bump
staff: staff, team, guys, lads, technician*, fitter, fitters, detailer*, installer*, employee*, crew, workers, specialist*, the lad who, your people, apprentice*
boss: boss, owner, manager*, gaffer, the guv, guvnor, supervisor*, director*, head honcho, person in charge, whoever runs, someone senior, proprietor*, management
human_not_bot: human, real person, a person, actual person, bot, robot, chatbot*, machine, computer, ai, automated, someone real, speak to someone, live agent, operator
animal: dog, dogs, doggo, doggy, doggie, pup, puppy, puppies, lab, labrador, cat, cats, kitten*, pet, pets, paw, paws, animal*, hound, mutt, pooch, four legged, furry friend
animal_hair: dog hair, pet hair, cat hair, fur, shedding, sheds, moult*, hairs, hairy, slobber*, drool*, muddy paws, paw prints, hair everywhere
birds_insects: bird*, pigeon*, seagull*, gull, gulls, bird poo, droppings, crap from birds, bugs, insects, flies, fly splat, wasp*, midges, spider*, bees, starling*
marten_rodent: marten*, mouse, mice, rat, rats, rodent*, squirrel*, fox, foxes, chewed, gnaw*, nibbled, nest in the car, vermin, weasel*
allergy: allerg*, hay fever, hayfever, pollen*, intoleran*, sneez*, rash, itchy, itching, eczema, dermatitis, hypoallergenic, reaction to, sensitive skin, epipen
breathing: asthma*, inhaler*, breath*, lungs, wheez*, cough*, copd, chesty, fumes, chest tight, short of breath, puffer, choke, choking
illness: illness, sick, sickness, poorly, unwell, flu, covid, fever, doctor*, hospital*, headache*, migraine*, medicine, medication, surgery, gp, bug going round, laid up, feeling ill
disability: disab*, wheelchair*, blue badge, mobility, crutches, walking stick, motability, accessible, accessibility, ramp, step free, bad knees, bad back, cant walk far, handicap*
eyes_skin: eyes, eyesight, my eye, skin, lupus, sunburn*, photosensitiv*, light sensitive, glare, dazzl*, blinding, squint*, melanoma, medical exemption
smoking: cigarette*, cigs, fags, ciggie*, vape, vaping, vapes, tobacco, ashtray*, ash, burn hole, stinks of smoke, weed, cigar, smoking area, nicotine, smoke, smokes, smoking, smoker*, smoky
vomit_accident: sick in the car, threw up, throw up, vomit*, puke*, puking, spew*, chundered, pee, wee, peed, piss*, poo, urine, blood, had an accident in, travel sick, car sick
food: food, eat, eating, hungry, lunch, dinner, breakfast, snack*, sandwich*, restaurant*, takeaway, bite to eat, grub, scran, bakery, greggs, mcdonalds, maccies, starving, burger*
coffee: coffee*, latte, cappuccino, espresso, flat white, americano, tea, cuppa, brew, brews, costa, starbucks, nespresso, hot drink, decaf, builders tea, cafe
drinks: drink, drinks, water, bottle of water, thirsty, juice, coke, cola, fizzy, soft drink*, vending machine, beer, squash, fanta, red bull, water cooler, refreshment*
street: street*, on the street, side road, kerb, curb, roadside, side of the road, pavement, sidewalk, cul de sac, out front, alley, double yellow*, outdoors
garage: garage*, carport*, lock up, lockup, car port, under cover, indoors, underground garage, basement garage, shed, barn, kept inside
yard_drive: yard, driveway, drive way, on my drive, on the drive, front garden, garden, courtyard*, backyard, forecourt, gravel, gate, gates, my drive, off road parking
home: home, my house, my place, my flat, apartment*, at mine, where i live, my address, our place, residence, gaff, my gaff, my door, doorstep, homeowner*
work_place: office*, my work, at work, workplace*, to work, office car park, site office, my job, shift, shifts, warehouse*, factory, depot, business park, industrial estate, worksite
town_place: town, city, village, centre, center, area, district, suburb*, postcode*, zip, county, neighbourhood*, how far, location, whereabouts, outskirts, countryside, borough
address_directions: address, directions, where are you, find you, find us, google maps, waze, sat nav, satnav, navigation, gps, landmark, map, maps, what3words, pin drop, entrance, get to you
building: building*, block of flats, tower block, premises, hall, stairs, staircase, elevator, ground floor, upstairs, downstairs, house, basement, which floor
waiting_room: waiting room, waiting area, lounge, reception, lobby, customer area, wait inside, sit in, hang around, hang about, stick around, customer lounge, wait there, wait here
workshop: workshop*, shop floor, unit, bay, bays, studio*, detailing bay, spray booth, service bay, your place, garage bay, premises, wash bay
furniture_sit: chair*, sofa*, couch, settee, armchair*, bench, stool*, somewhere to sit, sit down, take a seat, comfy, place to sit, sofas, beanbag, perch
desk_laptop: laptop*, desk, table, work from there, zoom call, teams call, macbook, remote work, plug socket, sockets, power socket, phone charger, charge my phone, quiet place, meeting, workspace
toilet: toilet*, loo, bathroom, restroom*, wc, bog, washroom, ladies, gents, bathrooms, lavatory, need a wee, wash my hands, baby change, changing table, the facilities
internet: wifi, wi-fi, wi fi, internet*, broadband, hotspot*, online there, wireless, wlan, password for wifi, wifi password, mobile data, 5g, 4g, signal, network
parking: park, parking, parked, car park, carpark, parking lot, parking space*, parking bay, spaces, meter, pay and display, permit, multi storey, valet, leave the car, parking ticket
roads: motorway*, highway*, road, roads, traffic, jam, jams, roadworks, tailback*, toll, congestion charge, ulez, clean air zone, a road, ring road, junction, route
bus_train: bus, buses, tram*, tube, metro, underground station, subway, public transport, station, bus stop, coach, railway, overground, tfl, oyster, platform, luas, train, trains
taxi: taxi*, cab, cabs, uber, ubers, bolt, minicab*, minicabs, black cab, lyft, free now, rideshare, grab a cab, addison lee, private hire
lift_home: lift home, a lift, lift back, lift to, ride home, drop me, drop me off, drop off, run me home, run me to, give me a lift, shuttle*, drive me, take me home, drop us
pickup_delivery: pick up, pickup, pick-up, collect*, collection, deliver*, fetch, drop it back, bring it back, come and get, door to door, return the car, get it from me
mobile_visit: come to me, come to my, come out, mobile service, mobile detail*, mobile valet*, call out, callout, at my house, home visit, travel to, do you travel, come round, on site
bicycle_walk: bike, bikes, bicycle*, cycle, cycling, scooter*, e-bike, ebike, walk, walking, on foot, footpath, stroll, lime bike, foot, walking distance
towing: tow, towed, towing, tow truck, recovery truck, breakdown, broke down, broken down, flatbed, low loader, aa, rac, non runner, non-runner, wont start, roadside assistance
loan_car: courtesy car, loan car, loaner*, replacement car, hire car, rental*, rent a car, hertz, enterprise, temp car, runaround, another car meanwhile, spare car, courtesy vehicle
car_word: car, cars, motor, vehicle*, wheels, ride, whip, van, suv, hatchback, estate, saloon, pickup truck, truck, 4x4, cabrio, convertible, company car, lorry, my baby
motorbike_boat: motorbike*, motorcycle*, bike, harley*, boat*, yacht*, jet ski, jetski, caravan*, motorhome*, camper*, campervan*, quad, trailer*, moped*, ducati, horsebox
keys: key, keys, key fob, fob, spare key, keyless, car keys, key drop, key safe, keybox, letterbox, post the keys, through the letterbox, unlock*, lock it, locked
pay: pay, paid, pays, paying, payment*, settle, settle up, settle the bill, cough up, fork out, shell out, checkout, payable, balance due, stump up
money: money, dosh, quid, pound, pounds, euro, euros, dollar*, bucks, wonga, funds, fiver, tenner, grand, currency, budget, bob
cash: cash, cash only, cash in hand, notes, coins, banknote*, atm, cashpoint, cash machine, cashback, paper money, folding money, readies, in cash
card: card, cards, visa, mastercard, amex, american express, debit card, credit card, contactless, tap, apple pay, google pay, card machine, chip and pin, terminal, card reader
transfer: bank transfer, transfer, transferred, bacs, wire, iban, sort code, account number, bank details, paypal, revolut, monzo, payment link, venmo, zelle, faster payment, standing order, wise, stripe
crypto: crypto*, bitcoin*, btc, usdt, tether, ethereum, eth, blockchain, binance, coinbase, digital currency, barter, swap services, trade off
price: price, prices, priced, pricing, pricelist, cost, costs, how much, quote, quotes, estimate*, ballpark, rate, rates, fee, fees, charge, tariff, roughly how much
expensive: expensive, pricey, steep, rip off, ripoff, overpriced, daylight robbery, arm and a leg, costly, extortion*, too much, dearer, bit much, taking the mick, pretty penny, bit dear, too dear
cheap: cheap, cheaper, cheapest, cheapo, affordable, bargain, low cost, budget, skint, on a budget, broke, reasonable, inexpensive, economical, lowest, entry level, cheap as chips
discount: discount*, money off, deal, deals, offer, offers, promo*, voucher code, sale, haggle, knock off, mates rates, black friday, best price, percent off, student discount, coupon*
loyalty: loyalty, regular customer, regulars, returning customer, points, refer a friend, referral*, membership*, subscription*, bundle, package deal, bring a friend, multi buy, stamp card, second car
deposit: deposit*, down payment, upfront, up front, prepay*, prepaid, advance, in advance, holding fee, booking fee, secure the slot, non refundable, retainer, part payment
refund: refund*, money back, reimburse*, get my money, chargeback, return my money, repay, credit note, lose my deposit, lose the deposit, compensat*, returned to my card
instalment: finance, financing, monthly, pay monthly, klarna, clearpay, afterpay, in bits, in parts, spread the cost, pay later, on tick, payment plan, credit, split the payment, paypal credit, instalment*, installment*
tax: tax, vat, hmrc, plus vat, inc vat, ex vat, net, gross, tax deductible, write off, off the books, taxman, reverse charge, vat number, expense it
tip: tip, tips, tipping, gratuity, keep the change, something for the lads, bung them, extra for the lads, beer money, leave something extra, thank you money
invoice: invoice*, bill, bills, itemised, itemized, billing, made out to, company name on, proforma, pro forma, purchase order, po number, paperwork for accounts, breakdown of costs
receipt: receipt*, proof of payment, proof of purchase, till receipt, slip, stub, email receipt, vat receipt, for expenses, for my records, expenses
contract: contract*, agreement*, terms, conditions, sign, signing, signature*, small print, in writing, written, form, forms, waiver, disclaimer, paperwork, consent form
certificate: certificate*, certified, accredited, accreditation, qualification*, qualified, trained, approved installer, authorised installer, diploma, licensed, credentials, proof, test report
registration: registration*, reg, reg plate, number plate*, numberplate*, plates, license plate*, v5, v5c, logbook, vin, chassis number, dvla, vrn, log book
licence_id: driving licence, drivers license, licence, license, passport, identity, identification, photo id, proof of id, show id, id card, insured to drive, provisional
inspection: mot, mot test, fail the mot, inspection, roadworth*, tuv, test centre, emissions test, pass mot, nct, service book, dealer service, advisory, annual test, state inspection
law: law, laws, legal*, illegal*, allowed, rules, regulation*, regs, permitted, forbidden, banned, legislation, street legal, offence, court, lawyer*, solicitor*, sue
police: police, cops, copper*, the old bill, old bill, the fuzz, rozzers, bobby, guards, garda, gardai, patrol, pulled over, get pulled, stopped by, feds, traffic police, plod, officer
fine: fines, fined, penalty, penalties, points on my licence, points on licence, ticket, ticketed, pcn, prohibition notice, fixed penalty, done for, nicked for, get a fine, a fine, a fine for
insurance: insurance*, insured, insurer*, insure, claim, claims, excess, policy, fully comp, third party, liability, aviva, admiral, premium, assessor, covered by insurance, public liability
theft_security: theft, stolen, steal, thief, thieves, nick it, nicked, break in, broken into, cctv, camera*, alarm*, security, secure, guarded, overnight safe, robbed, tracker, vandal*
accident_damage: accident, crash*, collision, bump, bumped, dent*, dented, ding, dings, scratch*, scrape*, prang, damage*, broke, broken, scuff*, chipped, smashed, who pays if, your fault, keyed
company_fleet: company, companies, business, businesses, fleet*, vans, corporate, trade account, account customer, ltd, limited company, b2b, our vehicles, several cars, company cars, dealership*, trade price, sole trader
partner_reseller: partner*, partnership, collab*, sponsor*, influencer*, reseller, wholesale, franchise*, advertise*, advertising, supplier*, supply, trade discount, subcontract*, cooperation, distributor*
jobs: job, vacancy, vacancies, hiring, recruit*, career*, apprentic*, work for you, cv, resume, looking for work, apply, wage*, salary, part time job, employ, internship*, join the team, work experience
training: course, courses, training, train me, teach, teaching, lesson*, learn, learning, workshop for beginners, academy, masterclass, tuition, student, school, how to learn
present: present, presents, gift, gifts, gift card*, giftcard, voucher*, birthday, christmas, xmas, surprise, anniversary, fathers day, for my dad, valentines, wedding
language: language*, english, german, ukrainian, russian, polish, translat*, interpreter*, speak english, do you speak, accent, foreign*, non native, bilingual, understand me
call: call, call me, calls, phone, phoned, phone number, ring, ring me, rang, bell me, give me a bell, give us a ring, landline, telephone, dial, hotline, voicemail, blower, missed call, callback
text_message: text, texts, text me, texted, sms, message*, msg, dm, dms, whatsapp*, imessage, messenger, telegram, viber, chat, drop me a line, ping me, reply, signal
email: email*, e-mail, mail, inbox, gmail, outlook, hotmail, send by email, attachment, pdf, newsletter, spam, unsubscribe, mailing list, junk folder
photo: photo*, pic, pics, picture*, pictures, snap, snaps, selfie*, before and after, portfolio, examples of, gallery, image*, shots, screenshot*, camera roll, see your work
video: video*, vid, vids, clip, clips, timelapse, time lapse, youtube*, reel, reels, tiktok*, film the, footage, livestream, live stream, gopro, facetime, webcam
social_media: instagram, insta, ig, facebook, fb, tiktok, snapchat, twitter, social media, socials, follow, followers, page, post, posted, tag me, tagged, story, stories, website, linkedin
reviews: review*, rating*, stars, five star, 5 star, feedback, testimonial*, trustpilot, google reviews, reputation, word of mouth, recommend*, yelp, checkatrade, heard good things
complaint: complain*, complaint*, unhappy, not happy, disappointed, angry, fuming, livid, gutted, shoddy, botched, bodge*, cowboy*, dissatisf*, poor job, redo, unacceptable, disgust*, rubbish job, fobbed off
privacy: privacy, private, gdpr, personal data, my data, data protection, blur, hide my plate, dont post, without my permission, consent, confidential, anonymous*, delete my, dashcam, discreet
belongings: belonging*, valuables, my stuff, my things, personal items, glovebox, glove box, boot full, sunglasses, child seat*, car seats, golf clubs, tools in, empty the car, clear out, leave in the car, loose change, clutter
lost_found: lost, left behind, forgot, forgotten, missing, lost property, left my, cant find, mislaid, disappeared, gone missing, airpod*, found in the car, fell out
electric_charging: electric, ev, evs, charge the car, charging, charger*, charge point, battery, tesla*, plug in, plug-in, hybrid*, kwh, range, wallbox, type 2, supercharger, leccy, flat battery, phev
early: early, earlier, earliest, first thing, crack of dawn, before work, dawn, morning, mornings, sunrise, before nine, opening time, early bird, 7am, 8am
late: late, later, running late, delay*, delayed, stuck, held up, overdue, be there late, after hours, after work, closing time, evening*, tonight, behind schedule, traffic jam, afterwards
night: night, nights, overnight, midnight, sleepover, leave it overnight, stay overnight, 24 hour, round the clock, in the dark, nighttime, next morning, night shift
weekend: weekend*, saturday*, sunday*, bank holiday*, holiday*, days off, easter, new years, public holiday, open on, closed on, sundays, half term
weekday: weekday*, monday*, tuesday*, wednesday*, thursday*, friday*, mon, tues, weds, thurs, fri, midweek, during the week, working day, workday, business day, next week
opening_hours: open, opening, opening times, opening hours, closed, close, closes, shut, shutting, hours, business hours, what time do you, till what time, open today, office hours
season: season*, spring, summer, autumn, winter, january, july, october, december, time of year, wintertime, summertime, month, months, before winter, winter tyres
soon: soon, asap, quickly, quick, fast, urgent*, urgently, rush, hurry, today, tomorrow, now, straight away, immediate*, last minute, same day, emergency, pronto, next available, squeeze me in
long_time: how long, long, longer, ages, hours, hour, days, weeks, minutes, take long, last, lasts, lasting, durab*, duration, forever, years, lifespan, hold up, turnaround
wait: wait, waiting, waited, hang on, hold on, stay while, queue*, queuing, sit and wait, while you work, kill time, pass the time, while i wait, in line, waitlist, waiting list
ready: ready, finished, finish, complete*, all done, is it ready, good to go, sorted, come and collect, update, progress, status, eta, nearly there, how is it going
appointment: appointment*, book, booking*, booked, slot, slots, schedule*, reserve*, availability, available, free on, fit me in, pencil me in, diary, calendar, date, appt, get in
cancel_move: cancel*, cancelled, reschedul*, postpone*, push back, move my appointment, move it to, rebook, change the date, swap days, cant make it, no show, call it off, rearrange, different day, something came up
rain: rain*, raining, rainy, wet, shower*, drizzle*, storm*, chucking it down, tipping down, pouring, downpour, puddle*, hail*, bucketing, thunder, pissing down, hailstone*
snow_frost: snow*, snowing, ice, icy, frost*, freez*, frozen, cold, salt, road salt, grit, gritting, slush, sub zero, minus, chilly, scraper, de-ice*, deicer, brass monkeys, baltic
sun_heat: sun, sunny, sunshine, sunlight, heat, heatwave, hot, boiling, roasting, baking, scorch*, scorching, uv, warm, oven, greenhouse, air con, aircon, sweltering, sauna, sweat*, melting
wind_dust: wind, windy, dust*, dusty, sand, saharan dust, mud, muddy, dirt, dirty, filthy, minging, mucky, grime, grimy, sap, tree sap, blossom, leaves, salt spray, sea air
smell: smell*, stink*, stinks, odour*, odor*, pong, pongs, whiff, niff, reek*, stench, fumes, scent*, fragrance*, air freshener*, musty, mould, mouldy, fresh smell, perfume, solvent, ozone
drying: dry, dries, drying, cure, curing, cured, touch dry, damp, moisture, when can i wash, when can i drive, wind down windows, wait before, settle, bubbles, haze, still wet
warranty: warranty, warranties, guarantee*, guaranteed, lifetime, covered, coverage, void, peel off, come back to you, comeback, stand behind, fix for free, assurance, aftercare
lease_sell: lease, leased, leasing, pcp, lease return, hand it back, selling, sell it, sell the car, resale, resell, buyer*, part ex, trade in, second hand, autotrader, auction, new owner, end of lease
new_car: new car, brand new, just bought, picking up new, dealer*, dealership*, showroom*, factory fresh, delivery miles, straight from, off the forecourt, fresh from, first car, arriving next
travel: travel*, trip, holiday, holidays, airport, flight*, fly, flying, abroad, vacation, away for, road trip, ferry, heathrow, gatwick, hotel*, airbnb, out of town, tourist*
shops_around: shop, shops, shopping, mall, supermarket*, tesco, aldi, lidl, asda, sainsburys, high street, retail park, around there, nearby, near you, something to do, gym, cinema, pub, park nearby
school_kids_place: school, schools, nursery, kindergarten, playgroup, creche, play area, toys, playground, kids corner, colouring, babysit*, childminder, soft play, cartoons
entertainment: tv, telly, television, netflix, sky sports, playstation, ps5, xbox, magazine*, newspaper*, books to read, bored, boring, music, radio, game, football on, pool table, watch the match
watch_work: watch you work, watch, watching, look on, see it being done, peek, have a look, viewing window, behind the glass, stand and watch, look over, observe, nosy, pop my head in
visit_dropin: pop in, pop by, drop in, drop by, swing by, come by, walk in, walk-in, turn up, stop by, call in, call round, visit, nip in, without an appointment, rock up, show up
drive_self: drive, driving, drove, driven, test drive, drive it, behind the wheel, mileage, miles on, who drives, move my car, on the clock, commute, driver, drivers, joyride
fuel: fuel, petrol, diesel, tank, fill up, filled up, empty tank, gas station, petrol station, low on fuel, bp, shell, filling station, forecourt, running on fumes
advice: advice, advise, recommend*, suggest*, which one, what would you, help me choose, worth it, opinion, should i, best option, consult*, tips on, expert, not sure which, pros and cons
trust: trust*, legit, reliable, reputable, scam*, conned, dodgy, honest, genuine, rip me off, proof, professional*, experience*, how long have you been, track record, credible, cowboys
nervous: worried, worry, nervous, scared, anxious, afraid, concern*, paranoid, precious, precious about, careful, careful with, stressed, frightened, dread, panic*, bricking it
thanks_greet: thanks, thank you, ta, cheers, hi, hello, hey, hiya, good morning, afternoon, alright mate, bye, see you, much appreciated, ta muchly, good evening, tara
scratch: scratch*, scuff*, scrape*, scraping, swirl*, keyed, graze*, gouge*, hairline, hairlines, marring, marred, nick, nicks, holograms
dent: dent, dents, dented, dings, ding, dinged, dimple*, hail damage, pdr, paintless, bump, bumps, dinted, bent in, caved in, smashed in
stone_chip: stone chip*, chip, chips, chipped, rock chip*, stone hit, gravel, stones, pebble*, pitting, pitted, peppered, sandblasted, road rash
crack: crack, cracks, cracked, cracking, fracture*, broken glass, shatter*, bullseye, star crack, smashed, spider crack, burst, splitting
rust: rust, rusty, rusting, rusted, corrosion, corrode*, rust spot*, iron fallout, flash rust, rot, rotten, rustproof*, underseal*, oxidised, oxidized
peel: peel, peels, peeled, peeling, lifting, lifts at, coming off, comes off, came off, flaking, flake, flakes, curling, edges up, unstick*, detach*, delaminat*, falling off
bubble: bubble*, bubbling, blister*, air pocket*, air under, trapped air, trapped water, moisture pocket*, water pocket*, milky, creases, crease, wrinkle*, fingers in film
fade: fade, fades, faded, fading, bleach*, sun damage, dull, dulled, discolour*, discolor*, yellowed, yellowing, goes yellow, turn yellow, purple tint, went purple, washed out, lose colour, hazy, cloudy
stain: stain*, water spot*, watermark*, coffee spill, spill*, spilt, spilled, blotch*, mark on, marks on, etching, etched, limescale, smudge*, streak*, ink, juice, ketchup, stain spots
smell: smell*, odour*, odor*, stink*, stench, pong, pongs, reek*, whiff, musty, niff, funky smell, deodor*, air freshener, wet dog, vomit*, puke, sick in, minging, honks
smoke: smoke*, smoking, smoker*, cigarette*, ciggie*, tobacco, vape, vaping, nicotine, ash, ashtray, fags, cigar*, weed smell, shisha, hookah
mould: mould*, mold, moldy, mildew*, fungus, fungal, damp smell, musty, spores, black spots, green stuff, algae, moss, mossy, lichen
wet: wet, damp, soaked, soaking, moist*, flooded, leak, leaks, leaking, puddle*, water inside, waterlogged, drenched, condensation, dripping, soggy, fogged, steamed up, misted
dry: dry, dries, dried, drying, dry time, cure, cures, cured, curing, harden*, dry off, blow dry, bone dry, set time, dehumidif*, hairdryer, dryer
dirty: dirty, dirt, filthy, filth, muddy, mud, mucky, muck, grime, grimy, messy, grubby, manky, disgusting, state of it, gross, nasty, caked, unwashed, pigsty
dusty: dust, dusty, dusting, dust off, sand, sandy, crumb*, hoover*, vacuum*, lint, fluff, specks, speck, sawdust, brake dust, building dust, plaster dust, concrete dust
sticky: sticky, stickiness, tacky, gummy, glue residue, residue, chewing gum, gooey, goo, gunk, gunge, syrup, soda, coke spilled, honey, sweets, claggy, adhesive left
burn: burn, burns, burnt, burned, scorch*, singe*, cigarette hole, burn hole, burn mark*, melt*, melted, burn through, strike through, overheat*, charred, fire, blaze
hole_tear: hole, holes, tear, tears in, torn, ripped, rip, rips, slit, worn through, worn, frayed, threadbare, patch, punctured, gash, burst seam
collision: crash*, accident*, collision, prang*, bumped into, rear ended, hit my car, hit and run, ran into, fender bender, write off, totalled, scraped a post, kerbed the, wing mirror broken
vandal: vandal*, graffiti, egged, keyed, spray painted, stolen, theft, thief, thieves, broken into, break in, kids threw, malicious, yobs, slashed, hooligan*
bird_dropping: bird poo, bird poop, bird shit, droppings, bird lime, pigeon*, seagull*, guano, gull, gulls, crow, birds, bird crap, bird bomb, pooped
tar: tar, tars, tar spot*, tarmac, asphalt, bitumen, fresh road, road works, roadworks, black specks, black dots, pitch, chip seal, surfacing
tree_sap: sap, tree sap, resin*, pine, pines, linden, lime tree*, birch, honeydew, under trees, under a tree, tree goo, aphid*, maple, buds, twig*
insects: insect*, bugs, bug splat*, flies, fly, midges, mosquito*, wasp, wasps, bees, bee, moth, moths, spider*, ants, gnats, lovebugs, bugs on bumper, creepy crawl*
salt: salt*, salted, road salt, grit, gritting, gritted, gritter, brine, winter roads, de-icer, deicer, sea air, seaside, seawater, salt water, coast, salt lines
pollen: pollen*, blossom*, hayfever, hay fever, allergy, allergic, allergies, yellow dust, yellow film, cabin filter, flowering, spring dust, poplar fluff, catkin*
rain_weather: rain*, rainy, snow*, storm*, hail*, weather, frost*, freez*, ice, icy, cold, downpour, sleet, drizzle, pouring, winter, minus degrees, heatwave, fog
hair_fur: hair, hairs, dog hair, pet hair, fur, shedding, sheds, moult*, cat hair, hairy, furry, fluff, lint roller, hairball
oil_fuel: oil, oily, grease, greasy, petrol, diesel, gasoline, fuel spill*, brake fluid, adblue, coolant, antifreeze, screenwash, washer fluid, oil leak
glass: glass, window*, windscreen*, windshield*, quarter light*, rear screen, back window, side glass, pane, panes, sunroof, panoramic, pano roof, front screen, door glass, skylight
window_lift: window lift*, electric window*, power window*, window up, window down, roll down, wind down, roll up, wind up, window motor, window regulator, lower window*, lower the window*, window switch
sensor: sensor*, parking sensor*, pdc, radar, lidar, rain sensor, light sensor, park assist, beeper, beeps, bleeper, lane assist, adas, acc, distronic, blind spot, emergency brake, assist system*
camera: dashcam*, camera*, reversing camera, rear camera, backup camera, 360 camera, surround view, sentry, video recorder, cctv, surveillance, gopro, dash cam, dash cams
radio_signal: radio*, antenna*, aerial*, gps, satnav, reception, signal, dab, toll transponder, phone signal, sat nav, navi, mobile reception, bluetooth, carplay, rfid, e-zpass, toll tag, toll tags
heated_wires: heated window, heated rear, heating wire*, heater wire*, demister*, defrost*, defog*, heating line*, heating element*, thin lines, rear heater, heated screen, wires in glass, heated windscreen
electronics: electronic*, electric*, electrics, wiring, wire, wires, cable*, fuse*, control unit, ecu, dashboard light*, error code, airbag light, short circuit, screen, touchscreen, display*, software, harness, buttons
battery: battery, batteries, flat battery, dead battery, jump start, jumpstart, jump leads, accumulator, trickle charg*, battery drain, drained, disconnect battery, 12v, alternator, battery died, booster pack
seat: seat*, seats, upholstery, bench, headrest*, armrest*, backrest, cushion*, recline*, bucket seat*, third row, back row, seat cover*, passenger side, isofix
belt: belt, belts, seatbelt*, seat belt*, safety belt*, buckle*, harness*, strap, straps, belt slow, retract*, webbing, fasten*
roof_rack: roof rack*, roof rail*, bike rack*, ski box, thule, top box, crossbar*, cargo box, bike carrier, towbar*, tow bar, roof tent, ski rack, tow hitch, roof box, roof bars
plates: number plate*, licence plate*, license plate*, plate, plates, registration plate*, reg plate*, private plate, vanity plate, numberplate*, tags, reg number, plate holder, plate frame, temp tag
badge: badge*, emblem*, logo on, debadg*, lettering, nameplate, model badge, boot badge, amg badge, ornament, chrome letter*, decal*, rebadg*, insignia, star emblem
door_edge: door edge*, edges, door sill*, sill*, sills, door handle*, door jamb*, jambs, shuts, door shuts, door frame*, entry guard*, kick plate*, threshold*, boot lip, loading edge, doors, door cups, handle cups
wheel: wheel*, rim, rims, alloy*, mags, hubcap*, kerb rash, curb rash, kerbed, curbed, caliper*, wheel arch*, brake dust, spokes, diamond cut, hub cap, hub caps, wheel nuts
tyre: tyre*, tire, tires, winter tyre*, summer tyre*, puncture, flat tyre, tyre change, tyre swap, all season*, tyre shine, tyre storage, wheel change, tread, sidewall, inflate*, tpms, balanc*
boot: boot, trunk, tailgate, hatch, hatchback, cargo area, boot floor, boot liner, load area, boot mat, parcel shelf, spare wheel well, frunk, luggage space, boot lid, luggage compartment
soft_top: softtop*, convertible*, cabrio*, cabriolet, roadster, hood fabric, fabric roof, canvas roof, roof open, open top, drop top, ragtop, hood up, hood down, roof down, tonneau, spider roof, soft top, soft tops
body_parts: bonnet*, hood, bumper*, fender*, wing, wings, mirror*, headlight*, taillight*, headlamp*, roof, pillar*, grille, spoiler*, diffuser, front end, side skirt*, fog light*, panel, panels
interior_parts: interior*, inside, cabin, dashboard, dash, console, steering wheel, carpet*, mats, headliner, roof lining, gear knob, pedals, air vent*, vents, cupholder*, glovebox, glove box, piano black, trim, floor mat, floor mats
engine: engine*, engine bay, motor, under the bonnet, under the hood, radiator, exhaust*, underbody, undercarriage, chassis, underneath, gearbox, turbo, motor wash
wash: wash*, washing, car wash, carwash*, clean*, cleaning, jet wash, pressure wash*, hose, hosing, valet*, hand wash, foam, snow foam, bath, scrub*, shampooed, soapy, touchless, brush wash
rinse: rinse*, rinsing, hose down, hose off, flush*, rinsed off, wash off, water down, quick rinse, swill, sluice, splash*, pressure rinse, plain water
wipe: wipe*, wiping, wipes, microfiber*, microfibre*, rags, towel*, sponge*, chamois, dust off, rub, rubbing, squeegee*, paper towel*, kitchen roll, buff off, baby wipes, cloth, cloths
open_act: open*, opening, unlock*, open window*, open door*, opened, crack open, ajar, opening hours, pop the boot, leave open, wide open
close_act: close, closes, closing, closed, shut, shutting, slam*, shut door*, close window*, keep shut, shut off, seal, sealed shut, leave closed
touch: touch*, touching, press, pressing, poke, finger*, fingerprint*, lean on, lean against, push on, feel the film, tap, prod, hands off, don't touch
remove: remove*, removal, removing, take off, taking off, taken off, get rid of, strip, stripping, stripped, pull off, tear off, undo, get it off, get them off, dewrap*, unwrap*, scrape off, take down
glue_act: stick, sticking, stuck on, applied, applying, application, put on, fit film, lay film, reapply*, restick*, put film, paste, pasting, wrapping, installing, installer*
heat: heat*, heating, hot, heat gun, hot air, warm, warming, boiling, hairdryer, temperature, degrees, steam hot, blowtorch, infrared, hot sun, overheat*, baked, baking, celsius
cut: cut, cuts, cutting, knife, knives, blade*, scalpel*, scissors, trim edges, trimmed, razor*, knifeless, precut, pre-cut, plotter*, template*, slice*, snip, cut on the car
spray: spray*, spraying, sprayed, aerosol*, spray can, rattle can, plasti dip, plastidip, dip, airbrush*, spray gun, mist, respray*, paint booth, spray booth, nozzle*, overspray, atomis*
leave: leave, leaves car, leaving, left with you, drop off, dropoff, drop-off, dropping off, overnight, hand over the car, hand in, leave it with, leave my car, leave the car, leave it there, park it with, stay with you
bring: bring, bringing, brought, drop it in, drive it to, drive over, deliver it, turn up, tow, towed, flatbed, trailer, low loader, recovery truck, drop it round, bring it in, bring it round
fetch: collect, collecting, collection, pick up, pickup, pick-up, picking up, picked up, fetch*, come get, come and get, retrieve*, get my car, get it back, take it back, hand back, grab the car
drive: drive, drives, driving, driven, drove, motorway, highway, test drive, on the road, road trip, mileage, miles, steer*, speed, commute*, autobahn, driver, road worthy
lock_key: lock, locks, locked, locking, unlock*, key, keys, spare key, key fob, fob, keyless, alarm, keybox, key box, letterbox, key safe, central lock*, immobili*, key drop, drop the key, drop the keys
move_car: move, moving, moved, shift, relocate*, reposition*, push it, roll it, repark*, manoeuvre, reverse out, back out, blocked in, block the drive, out of the way, move it over
wait: wait*, waiting, waiting room, waiting area, lounge, hang around, hang about, sit and wait, stay here, stick around, kill time, while i wait, on site, sit there, seating, stand by
store: store car, storage, storing, stored, garage, garaged, indoor*, car park, winter storage, hibernat*, keep it inside, mothball*, car cover, under cover, undercover, yard, covered parking
charge_ev: charger, charging, recharg*, wallbox, plug in, socket, tesla charg*, type 2, charging point, charge point, kwh, ev, electric car, supercharger, ccs, plug-in, phev, hybrid*, top up battery, charge my car, charge it up, chargers
shampoo: shampoo*, soap*, car soap, fairy liquid, dish soap, washing up liquid, detergent*, suds, foam, snow foam, ph neutral, cleaner, apc, washing liquid, koch chemie, meguiars, autoglym
wax: waxing, carnauba, sealant*, sealer, polish wax, spray wax, hot wax, paste wax, quick detailer, qd, detailer spray, top coat, topper, hydrophobic*, water repellent, rain-x, beading, glaze, wax, waxed, waxes
ceramic: ceramic*, ceramic coat*, coating*, coat, nano coat*, nano*, graphene*, quartz, sio2, 9h, gtechniq, gyeon, cquartz, glass coating, coated, topcoat, 10h, recoat*
chemical: chemical*, chemistry, toxic, harsh, aggressive, poison*, fume, fumes, cleaner*, degreaser*, fallout remover, iron remover, voc, harmful, ammonia, bleach, chlorine, tfr, traffic film remover
acid_solvent: acid*, acidic, solvent*, alcohol, ipa, isopropyl, thinner*, acetone, white spirit, alkaline, vinegar, citrus, paint stripper, clay bar, nail polish remover, turps, turpentine, meths
plastic_trim: plastic*, trim, trims, black trim, vinyl, rubber, chrome, chrome delete, dechrome, gloss black, carbon, carbon fibre, alcantara trim, exterior plastic, faded plastic, rubber seal*, gasket*, weather strip*, mouldings
leather: leather*, nappa, suede, alcantara, leatherette, faux leather, vegan leather, cowhide, leather care, conditioner, aniline, perforated, leather seat*, dakota leather, merino
fabric: fabric*, cloth seat*, textile*, carpet*, velour, velvet, microfibre seat*, cotton, upholstery, canvas, woven, material seat*, fleece, cloth interior
film: film*, films, foil*, vinyl*, ppf, tint film, wrap, wraps, vinyl wrap, clear bra, protection film, tpu, pvc, roll of film, window film, laminat*, rock guard, self healing, self-healing
film_brand: 3m, xpel, llumar, suntek, avery, avery dennison, hexis, inozetek, stek, kpmf, oracal, orafol, gyeon, teckwrap, solargard, global window, arlon, premium shield
paint: paint*, painting, lacquer*, varnish, clear coat*, clearcoat*, repaint*, respray*, paintwork, base coat, enamel, touch up, touch-up, paint code, colour code, pearl, metallic*, bodyshop, body shop, spray job
primer_filler: primer*, undercoat, filler, putty, bondo, bare metal, down to metal, base layer, body filler, sanding, sandpaper, sanded, epoxy, stopper, prep work, adhesion promoter, primer 94
glue_stuff: glue*, adhesive*, superglue, double sided tape, tape, tapes, masking tape, sealant, silicone, epoxy, goo gone, glue left, glue residue, sikaflex, duct tape, sticky tape, residue
safe_harmless: safe*, safely, harmless, gentle, damage free, risk*, risky, danger*, hurt, harm*, harming, ruin*, wreck*, mess up, bad for, damage*, spoil*, affect*
strong: strong*, tough*, durable, durability, robust, resistant, hard wearing, solid, sturdy, thick, thickness, heavy duty, resilient, rock hard, hardness, mil, micron*, unbreakable, reliable
thin: thin, thinner, thinly, thinned, flimsy, weak, fragile, soft paint, delicate, brittle, sensitive, lightweight, paper thin, wafer thin, less thick, easily torn, skinny
dark: dark, darker, darkest, black, limo, limousine, limo tint, tinted, blacked out, blackout, privacy glass, murdered out, pitch black, shade, shades, dim, smoked, darken*
light_qual: lighter, lightest, bright*, pale, legal tint, subtle, slight tint, mild, light shade, faint, barely visible, barely there, pastel, cream, light
transparent: transparent*, see through, see-through, clear, clear film, crystal clear, invisible, colourless, colorless, see inside, see out, visibility, translucent, clear ppf, look out, look in, vlt, transmission
shiny: shiny, shine*, shining, gloss*, glossy, sparkle*, sparkling, gleam*, glisten*, mirror finish, reflect*, wet look, glow*, brilliant finish, showroom, like new, dazzling, deep gloss, lustre
matt: matt, matte, satin, satin finish, frozen, dull finish, non gloss, eggshell, stealth, stealth film, flat finish, silk finish, semi gloss, frosted, brushed, velvet finish, matt black, matte black
natural_eco: natural*, eco, eco friendly, environment*, organic, green product*, biodegrad*, sustainab*, vegan, non toxic, planet, plant based, recycl*, climate, biolog*, water saving, waste water, carbon footprint
poor_quality: cheap film, cheap quality, crap, rubbish, trash, junk, low quality, poor*, shoddy, bodge*, bodged, cowboy*, garbage, chinese film, knockoff*, fake*, naff, tat, botched, half assed, sloppy
original_oem: original*, genuine, oem, authentic, factory, factory tint, manufacturer*, stock parts, branded, brand new, official*, dealer*, legit, real deal, authorised, authorized, certified product*, from factory
own_supplied: bring my own, my own film, own film, own product*, own material*, bought online, bought film, supplied by me, customer supplied, from amazon, ebay, aliexpress, temu, bought myself, i have film, own roll, provide my own
guarantee: guarantee*, warrant*, warranty, guaranteed, money back, cover, covered, coverage, void*, aftercare, in writing, written promise, lifetime warranty, years warranty, terms, claim on
last_long: last, lasts, lasting, long lasting, lifespan, life span, durability, how many years, hold up, holding up, stay on, stays on, wear off, wears off, expire*, lifetime, years, longevity, service life, wear out
redo: redo*, redoing, redone, do it again, again for free, come back, bring back, reapply*, rework*, replace*, replacement, second attempt, re-do, correct it, put it right, make it right, touch up
repair: repair*, repairing, fixed, fixing, mend*, restore*, restoration, patch up, sort out, refurb*, recondition*, smart repair, bodywork, body shop, panel beater, garage work, fix the car, fix it
responsible: responsib*, liable, liability, blame, fault, your fault, my fault, who pays if, accountable, compensat*, pay for damage, cover damage, insured, insurance, cover the cost, refund*, sue
proof: proof*, prove, proven, evidence, document*, paperwork, receipt*, photo evidence, before photo*, in writing, report, show me, certificate of, confirmation, confirm*, protocol, handover sheet, log
experience: experience*, experienced, how long have you, years in business, expert*, expertise, pro, pros, professional*, specialist*, know how, skilled, skill*, established, veteran, first timer, newbie, done before
certificate: certif*, certificate*, certified, accredit*, licence, licensed, license, diploma*, qualif*, qualified, approved, tuv, abg, permit, abe, official paper*, homolog*, authorised installer, authorized installer
reviews: review*, rating*, rated, stars, star rating, google review*, trustpilot, feedback, testimonial*, comment*, yelp, word of mouth, reputation, opinion*, five star, 5 stars, instagram, facebook page
examples: example*, portfolio, gallery, before and after, previous work, past work, work you've done, sample*, pictures, photos, pics, show me, reference*, show off, case study, cars you did, references, videos
honest: honest*, honestly, truth*, true, lie, lying, lies, scam*, scammer*, rip off, ripoff, ripped off, trust*, trustworthy, fraud, dodgy, cheat*, transparent about, legit, sincere, be straight, hidden fee, hidden fees
trained: training, trained, courses, academy, apprentice*, learn*, taught, teach*, workshop class, intern, internship, qualified staff, student, masterclass, staff, employee*, trained staff
steps: steps, process*, procedure*, stage*, how does it work, how it works, how do you do, workflow, first then, phase*, what's involved, what do you do, order of, method*, technique*, walk me through, sequence, step
tools_machine: tool*, tools, machine*, machinery, equipment, polisher*, da polisher, rotary, buffer, rupes, flex, pad, pads, gear, kit, device*, extractor*, tornador, compressor*, festool, gadget*
by_hand: by hand, hand wash*, handwash*, hand washed, hand polish*, manual*, manually, handmade, hand made, hand done, hand applied, hand cut, no machine, two bucket*, wash mitt, brushless
steam: steam*, steamer, steamed, steaming, steam clean*, vapour, vapor, hot steam, dry steam, steam gun, steam wash, disinfect*, steam generator, steam treatment
lamp: lamp*, led, leds, inspection light, torch, torchlight, flashlight, swirl finder, bright light, light tunnel, scangrip, uv lamp, infrared lamp, spotlight*, floodlight*, work light, fluorescent
measure: measure*, measuring, measurement*, paint gauge, paint depth, thickness gauge, depth gauge, gauge, light meter, tint meter, microns, reading, readings, check thickness, centimetre*, tape measure
inspect: inspect*, inspection, check, checking, check over, look over, have a look, take a look, assess*, assessment, evaluate, examine*, view the car, survey, diagnos*, appraisal, see the car, quote in person, viewing
test_try: test*, testing, trying, trial, tryout, sample patch, test spot, test panel, patch test, demo, demonstrat*, show me first, experiment*, tester, small area, try
recommend: recommend*, advise*, advice, advisable, suggest*, suggestion*, best option, best for me, which one, what would you, tip, tips, your opinion, your take, go for, consult*, help me choose, choose, which is best
compare: compare*, comparison, versus, vs, difference*, differ, differs, different from, better than, or better, alternative*, pros and cons, cheaper than, same as, distinguish*, which is better, advantage*, disadvantage*, downside*
worth: worth*, worthwhile, worth it, makes sense, make sense, point in, is it any good, pointless, waste of money, overkill, value for money, pay off, pays off, money well spent, benefit*, useful, useless, bang for buck
need_must: need, needs, needed, must, have to, has to, necessary, required, require*, requirement*, essential, mandatory, compulsory, got to, gotta, obligatory, obliged, should i, do i need
allowed: allow*, allowed, legal*, permitted, permit*, may i, okay to, ok to, lawful, road legal, street legal, accepted, fine to, am i allowed, mot pass, mot, is it legal
forbidden: forbid*, forbidden, illegal*, banned, ban, prohibit*, not allowed, against the law, unlawful, fined, penalt*, ticket for tint, mustn't, no go, fail mot, points on licence, outlawed, restrict*
possible: possib*, possible, impossible, able to, feasible, doable, manage, any chance, are you able, realistic, achievable, viable, offer this
afraid: afraid, scared, worry, worried, worries, fear*, nervous, anxious, concern*, frightened, paranoid, hesitat*, doubt*, sceptical, skeptical, unsure, bricking it, uneasy, panic*, stress*
sure: sure, certain, certainly, definitely, positive, are you sure, you sure, confident, no doubt, for real, really, seriously, guaranteed to, promise*, absolutely
belongings: belonging*, stuff, things, personal items, personal effects, my gear, clutter, junk in, items in, bits and bobs, empty the car, take out my, left inside, forgot*, forgotten, lost property, left my, tools in boot
bag: bag, bags, handbag*, backpack*, rucksack*, suitcase*, luggage, purse, laptop bag, holdall, briefcase*, shopping, carrier bag, baggage, wheelie case, satchel, gym bag
phone_device: phone*, mobile, mobiles, cell, cellphone*, smartphone*, iphone*, android, samsung, handset, laptop*, tablet*, ipad*, charger cable, macbook, airpods, phone holder, phone mount
valuables: valuable*, money, wallet*, jewel*, gold, expensive items, passport, glasses, sunglasses, coins, documents, laptop*, bank card*, bling, safe place, camera equipment, earrings, wristwatch
toys: toys, teddy*, lego, doll, dolls, ball, stuffed animal*, pram, pushchair, stroller, buggy, game console, nintendo, crayon*, colouring book, playmobil, toy, cuddly toy, cuddly toys, felt tip, felt tips
child_seat: child seat*, car seat*, baby seat*, booster seat*, isofix, booster*, infant carrier, maxi cosi, maxi-cosi, cybex, baby shell, kid seat*, kids seat*, toddler seat, baby carrier
sound_noise: noise*, noisy, loud*, quiet, rattl*, squeak*, whistl*, buzz*, soundproof*, sound deaden*, insulat*, wind noise, road noise, speaker*, subwoofer*, audio, creak*, vibrat*, music, humming, sound system, sound quality
night_vision: night, at night, night time, nighttime, see at night, dark outside, visibility, glare, headlights behind, dazzle*, blinded, reverse at night, see out, mirrors at night, poor light, night driving, dusk, street lights
sun_protection: sun, sunlight, sunshine, uv, uv rays, uv protection, heat rejection, sun protection, sunblind, sun blind*, sunshade*, sun shade*, sunburn, cooler inside, cool inside, infrared, ir film, rays, skin cancer, air con
selling: sell*, selling, sold, sale, resale, resell*, resale value, buyer*, private sale, for sale, part exchange, part-ex, autotrader, listing, advert photo*, get more money, before selling, value of the car
leasing: lease*, leasing, leased, rental*, hire car, rented, financed, pcp, company car, fleet, subscription car, end of lease, lease return, wear and tear, return it, bank owned, not my car, handback
old_film: old film*, old tint, old wrap, existing film, existing tint, previous film, purple film, remove tint, already tinted, already wrapped, old foil, brittle film, remove old, previous owner, old ppf, tint removal, dead film
sticker: sticker*, decal*, decals, label*, vignette*, parking permit, bumper sticker*, racing stripe*, stripe*, transfer, transfers, vinyl letters, magnet*, adverts on, taxi sign*, letters off, lettering
colour_change: colour change*, color change*, change colour, change color, change the colour, different colour, new colour, wrap in, whole car wrap, full wrap, full body wrap, recolour*, re-colour, colour wrap, flip colour, chameleon, new look
colours_stock: colour*, color*, shade*, swatch*, palette, colour chart, in stock, red, blue, green, grey, gray, purple, pink, yellow, orange, beige, nardo, which colours, available colours
pattern_logo: pattern*, logo*, design*, graphic*, print*, printed, printing, camouflage, camo, carbon look, artwork, lettering, livery, signwrit*, advert*, branding, custom design, picture on, flames, company name, mockup*
size_height: size*, sizes, height, high, tall, big, bigger, large, small, length, width, wide, low car, lowered, clearance, van, vans, suv, truck, motorhome, camper*, minibus, sprinter, transporter, lorry
trade_in: trade in, trade-in, trading in, part exchange, part-exchange, part ex, px, swap car, dealer offer, swap, exchange, upgrade car, webuyanycar, carmax, valuation, appraisal, trade it
complaint: complain*, complaint*, unhappy, dissatisf*, disappoint*, not satisfied, not happy, bad job, terrible, awful, botched, unacceptable, refund*, money back, claim, manager, boss, supervisor, lawyer, solicitor, sue, problem with
anger: angry, furious, fuming, livid, pissed, pissed off, annoyed, annoying, fed up, joke, ridiculous, bloody, damn, wtf, bullshit, shambles, outrag*, disgrace*, useless, idiot*, moron*, hate, fuck*, sick of
thanks: thank*, thanks, thank you, thx, cheers, much appreciated, appreciate*, great job, brilliant, awesome, lovely, fantastic, amazing, well done, grateful, perfect job, nice one, top job, legend, chuffed
hygiene: hygien*, bacteria*, germ, germs, virus*, covid, corona, ozone*, disinfect*, sanitis*, sanitiz*, steril*, antibac*, mites, dust mites, antimicrob*, fogging, air con clean, lice, bed bugs, fleas, sterilis*
`;
