import type { TradeSense } from './trade-sense.ts';

/** How lists and clients of the trade put it in English. */
export const TRADE_EN: Readonly<Record<string, TradeSense>> = {
  wash_hand: {
    named: `handwash* bath rinseless* waterless* carwash hand_wash*|wsh bucket|safe|contact|basic|car|body_wash
      two|2_bucket exterior_wash|clean*|hand|valet|only|detail outside_wash|clean*|only ext_wash|only
      wash_exterior|outside|wipe|down washed_by_hand wash_by_hand wash_the_car wash_my_car wash_and_go`,
    hinted: `car|outside|bodywork|exterior|motor~filthy|dirty|muddy|mucky|manky|boggin|caked|minging|grubby
      quick|just|good|proper_wash filthy|muddy_outside wash_please road_grime traffic_film give_it_wash
      just_a_wash needs_a_wash washing_the_car`,
  },
  wash_foam: {
    named: `snowfoam* prefoam foam prewash tfr snow_foam* foam_wash*|bath|cannon|lance|gun pre|active|touchless_foam
      pre|snow|shampoo_wash`,
  },
  wash_basic: {
    named: `rinse jetwash* hosing splash basic|simple|express|bronze|standard|mini|lite_wash rinse_off
      jet|pressure|power_wash* hose_down quick|exterior_rinse wash_only|lite|dry wash_and_dry wash_n_dry`,
    hinted: `hose_it|off quick_spray just_rinse blast_off quick_once_over`,
  },
  wash_inside_out: {
    named: `minivalet wash*~vac|vacuum*|hoover* outside|exterior~inside|interior inside_out|outside wash_vac|hoover
      interior_exterior exterior_interior int_ext in_out mini_valet|vallet full_valet|wash outside_inside
      complete_wash in_and_out inside_and_out wash_and_vac* wash_and_hoover wash_n_vac wash_n_hoover
      interior_and_exterior int_and_ext full_service_wash wash_wipe_vac exterior_and_interior wash_plus_vac
      outside_and_in hand_wash_vac`,
    hinted: `both_inside_outside inside_as_well insides_and_outs whole_car_cleaned`,
  },
  wash_wax: {
    named: `wash*~wax|waxed|waxing wash_wax|polish|seal|shine shampoo_wax|polish hot|spray_wax wash_and_wax wash_n_wax
      shampoo_and_wax wash_and_polish wash_and_seal wash_and_shine`,
  },
  dry_car: {
    named: `dry dried drying chamois* shammy shamy dryer leather_off towel|hand|blow|air|microfibre|microfiber_dry*`,
    hinted: `streaks streaky no_streaks streak_free water_in_mirrors`,
  },
  vacuum: {
    named: `vac vacs vacuum* vaccum* vacum* vacuming hoover* hoovered hover vac|hoover_out full|wash_vac`,
    hinted: `crumbs biscuit* cheerios crisps glitter confetti sawdust soil gravel cookies goldfish cereal rice
      sand~car|mats|boot|trunk|carpet*|seats glass~everywhere kids_crumbs pine_needles christmas_tree`,
  },
  interior_clean: {
    named: `interior interiors int insid cabin groom salon inside
      inside|interior|int|cabin|insid~clean*|cln|shampoo*|shampo|shampooing|wash*|valet*|scrub*|detail*|extract*|steam*|hoover*|vac|vacuum*|tidy|done|dirty|filthy
      interior|int|inside|cabin|salon_clean* interior_valet*|package|groom*|wipe
      interior|int|inside_detail*|only int|inside_valet int_det clean|the_inside clean|cab_interior
      interior|cabin_reset inside_of_car`,
    hinted: `inside|interior~tip|pigsty|disgusting|minging|state|mess|messy|gross|nasty|trashed|destroyed|manky|horrible
      kids_car|wrecked mum_bus food_everywhere bin_on_wheels like_a_skip family_car_mess car_stinks_inside`,
  },
  interior_light: {
    named: `tidy interior_tidy|refresh|mini|lite|light|basic|express|maintenance|standard
      mini|light|basic|express|quick|maintenance|standard_interior vac_wipe wipe_down|over hoover_dash
      vac_and_wipe wipe_and_vac dust_and_vac hoover_and_wipe vac_and_dash`,
    hinted: `quick|just_hoover quick_vac once_over light_clean* not_too_bad just_a_tidy`,
  },
  interior_deep: {
    named: `shampoo shampoo* extraction extract extractor
      interior_deep|shampoo*|full|complete|steam*|restor*|overhaul|reset|revive
      deep|heavy|full|complete|steam|intensive_interior deep|wet|heavy|steam|chemical|chem|dry_clean*
      deep|wet_valet deep_int|steam full|upholstery_shampoo wet_vac* wet|hot|interior_extraction rug_doctor
      carpet_and_upholstery carpets_and_seats seats_and_carpets carpet_and_seats seats_and_carpet
      interior_deep_clean`,
    hinted: `disgusting|trashed|destroyed|biohazard|unspeakable|honking|honkin|minging|rank|stinking|rancid~car|inside|interior|seats
      really|proper_deep thorough|proper_clean* nasty_inside kids_destroyed never_been_cleaned like_new_inside
      back_to_new`,
  },
  seats_clean: {
    named: `upholstery uphol
      seat|seats|upholster*|chair*|bench|fabric|cloth~clean*|cln|shampoo*|shampo|shampooing|wash*|valet*|scrub*|detail*|extract*|steam*
      upholstery|fabric|cloth_clean* seat|seats|fabric|cloth_shampoo* seat_extraction|deep sts_clean`,
    hinted: `seat|seats|upholster*|chair*|bench~stain*|dirty|filthy|spill*|spilt|spilled|marks|grubby|milk|coffee|juice|sticky|wet|soaked|mud|chocolate|jeans|pen|ink|crayon|sweat|latte|wine|ketchup|ice|peed|wee|pee|manky|greasy|grease
      jeans|dye_transfer`,
  },
  carpet_clean: {
    named: `crpt
      carpet|carpets|flooring|floor|floors|underlay|footwell*~clean*|cln|shampoo*|shampo|shampooing|wash*|valet*|scrub*|detail*|extract*|steam*|hoover*|vac|vacuum*
      carpet|carpets_shampoo* carpet_extraction|deep`,
    hinted: `carpet|carpets|footwell*|floor~stain*|dirty|filthy|spill*|spilt|spilled|mud|muddy|wet|soaked|salt|milk|coffee|sand|paint|damp`,
  },
  mats_clean: {
    named: `mats|mat|floormat*~clean*|cln|shampoo*|shampo|shampooing|wash*|valet*|scrub*|detail*|extract*|steam*|hoover*
      floor|rubber|carpet_mats mats_washed|wash*|shampoo* mat_wash*|clean*`,
    hinted: `mats|mat|floormats~dirty|filthy|muddy|mud|stain*|manky|sand`,
  },
  ceiling_clean: {
    named: `headliner*|headlining*|headlinig|rooflining|ceiling*|headcloth~clean*|cln|shampoo*|shampo|shampooing|wash*|valet*|scrub*|detail*|extract*|steam*|stain*
      lining~roof~clean* liner~roof~clean* headliner|headlining_clean* roof_lining_clean roof_liner_clean`,
    hinted: `headliner*|headlining*|ceiling*~dirty|yellow*|smoke|nicotine|marks|grubby|coke|exploded|coffee
      roof~inside~stain* roof~inside~dirty roof~inside~marks roof~inside~yellow* can_exploded`,
  },
  dashboard_clean: {
    named: `dash|dashboard*|cockpit|console*|fascia|facia|instrument*~clean*|cln|shampoo*|shampo|shampooing|wash*|valet*|scrub*|detail*|extract*|steam*|wipe*|dress*|dust*|polish*|condition*|protect*
      dash_wipe|dress*|trim|clean* plastics|console_clean* interior_plastic*|trim vinyl_dress* wipe_dash
      dash_and_console dash_and_plastics dash_and_vinyl`,
    hinted: `dash|dashboard|console|cupholder*|vents~dusty|dust|sticky|greasy|dirty|filthy|grubby sticky_console`,
  },
  door_cards_clean: {
    named: `doorcard* doorcard*~clean* door~inside~clean* door~inside~cln door~inside~shampoo* door~inside~shampo
      door~inside~shampooing door~inside~wash* door~inside~valet* door~inside~scrub* door~inside~detail*
      door~inside~extract* door~inside~steam* doors~inside~clean* doors~inside~cln doors~inside~shampoo*
      doors~inside~shampo doors~inside~shampooing doors~inside~wash* doors~inside~valet* doors~inside~scrub*
      doors~inside~detail* doors~inside~extract* doors~inside~steam* door_card*|panel*|cards door_card_clean*
      door_panel_clean* door_trim_clean* interior_door_panel*`,
    hinted: `door~pockets~inside door~shoe~inside door~scuffs~inside door_pockets`,
  },
  steering_clean: {
    named: `steering~clean*|cln|shampoo*|shampo|shampooing|wash*|valet*|scrub*|detail*|extract*|steam*|condition*
      steering_clean* steering_wheel_clean*`,
    hinted: `steering~greasy|shiny|sticky|grubby|manky|dirty|filthy`,
  },
  child_seat: {
    named: `childseat* booster carseat* isofix child|baby|kids|childs|toddlers~seat|seats child|baby|kids_seat*
      kid|booster|car|toddler|infant|childs|childrens_seat child_car_seat baby_car_seat`,
    hinted: `maxicosi britax cybex maxi_cosi`,
  },
  trunk_clean: {
    named: `boot|trunk|tailgate~clean*|cln|shampoo*|shampo|shampooing|wash*|valet*|scrub*|detail*|extract*|steam*|hoover*|vac|vacuum*
      boot_clean*|vac|hoover*|area trunk_clean*|vac luggage_area|compartment cargo_clean* frunk_clean
      boot_area_clean cargo_area_clean*`,
    hinted: `boot|trunk~dirty|filthy|mud|muddy|spill*|spilt|spilled|dog|stain*|smell*|stink*|sand|milk|paint|compost|mulch|smells|leaked`,
  },
  belts_clean: {
    named: `seatbelt*
      seatbelt*|belts~clean*|cln|shampoo*|shampo|shampooing|wash*|valet*|scrub*|detail*|extract*|steam*
      seat_belt* belt|belts_clean*`,
    hinted: `seatbelt*|belts|belt~sticky|mouldy|moldy|grubby|slow|dirty`,
  },
  glass_clean: {
    named: `screens window|windows|glass|glasses|windscreen*|windshield*|screens~clean*|cleaned|polish*|wipe*|streak*
      windows_inside|cleaned window_clean* glass_polish*|clean*|inside interior_glass windows_in_out
      glass_in_out glass_in_and_out`,
    hinted: `window|windows|glass|glasses|windscreen|windshield~smear*|film|greasy|foggy|hazy|nicotine|prints|slobber|drool|fingerprints|finger|nose
      windscreen|windshield~streak*`,
  },
  leather_clean: {
    named: `leather*|lthr|leath|nappa|hide|hides~clean*|cln|cleaned|detail*|scrub*|shampoo*|valet*|wash* lther*~clean*
      leather_clean*|cln|cleanse clean_leather lthr_cln`,
    hinted: `leather~dirty|grubby|shiny|greasy|stain*|jeans|dye|ink|pen|biro|grimy|sticky|marks`,
  },
  leather_care: {
    named: `leather*|lthr|leath|nappa|hide|lether~condition*|cond|feed*|fed|nourish*|treat*|rehydrat*|balm|care|moistur*|cream|wax|soften*|refresh*|renew*|renovat*|clean*|cln
      leather_condition*|feed|care|treatment|detail|refresh|balm|package|revive feed_leather hide_food|feed
      leather_clean_condition`,
    hinted: `leather~dry|stiff|hard|tired|faded|cracking|drying`,
  },
  leather_repair: {
    named: `restitch*
      leather*|lthr|nappa|leatherette|vinyl|bolster*~repair*|rpr|restor*|refurb*|fix*|fill*|mend*|restitch*|stitch*|patch*|refinish*
      leather|bolster|seat_repair* leather_restor*|refurb*|refinish*|crack*|fill*|tear*|patch bolster_wear`,
    hinted: `leather|bolster*|seat~torn|tear|ripped|rip|crack*|split|worn|hole|scuff*|wearing|scratched|scratches|cut|dog|cat|claws|wore|peeling|rubbed|bald`,
  },
  leather_dye: {
    named: `recolour* recolor* redye* connolis*
      leather*|lthr|nappa|bolster*|seat|seats|steering~dye*|dyeing|dying|recolour*|recolor*|colour|color|recolored|paint*|connolise*|connollise*|respray*|tint|redye*
      leather_dye*|recolo*|colour*|color* colour_restoration colour_change_leather`,
    hinted: `leather|bolster*|seat|seats|steering~faded|discolour*|discolor*|wore|bald|white`,
  },
  leather_protect: {
    named: `leather*|lthr|nappa~protect*|coat*|ceramic*|seal*|guard*|shield*
      leather_coat*|protect*|seal*|guard|shield|ceramic`,
    hinted: `leather~jeans|dye|kids|stay|stop`,
  },
  alcantara_clean: {
    named: `alcantara*|alcantra|alcantera|suede|suade|microsuede|ultrasuede|dinamica~clean*|cln|shampoo*|shampo|shampooing|wash*|valet*|scrub*|detail*|extract*|steam*|restor*|refresh*|protect*
      alcantara|suede_clean*`,
    hinted: `alcantara*|alcantra|suede~shiny|flat|matted|greasy|dirty|bobbl*`,
  },
  textile_protect: {
    named: `scotchgard* scotchguard* supaguard supagard
      fabric|fabrics|cloth|textile*|carpet|carpets|seat|seats|upholstery|interior|mats~protect*|protector|guard*|coat*|scotchgard*|scotchguard*|repel*|repellent|hydrophob*|waterproof*|proof*|seal|seals|sealed|ceramic*|armor|armour|shield*
      fabric|carpet|interior|stain|upholstery_protect* fabric|stain_guard fabric|interior_coat*|ceramic
      fabric_seal*`,
    hinted: `spills|coffee|juice~bead*|repel*|proof|roll|protect* kid|dog|child_proof stop_stains`,
  },
  nano_inside: {
    named: `interior_ceramic*|nano|coat*|seal*|protection ceramic_interior cabin_coat* leather_and_fabric
      fabric_and_leather`,
  },
  pet_hair_removal: {
    named: `pethair* doghair* cathair* hairs hair
      dog|dogs|pet|pets|cat|lab|labrador|spaniel|retriever|husky|shepherd|collie|beagle|puppy|furry|horse~hair|hairs|fur|shed*|moult*|molt*|dander
      pet|dog|cat|animal_hair* p|horse_hair hair|pet_removal hair_remove*|surcharge pet|dog_package|fur
      pet_detail|owner dog|k9|pet_clean*`,
    hinted: `dog|dogs|pet|pets|cat|lab|labrador|spaniel|retriever|husky|alsatian|collie|puppy|greyhound|bulldog|pug|dug|doggo|doodle|cockapoo|labradoodle~car|back|boot|trunk|seat|seats|everywhere|carpet*
      fur_everywhere hairy_dog dog_car covered_in_fur`,
  },
  odor_removal: {
    named: `odor* odour* odr deodori* deodouri* neutralis* neutraliz* smell smells ozone* eliminator freshen*
      smell|smells|odor_removal smell|odor|odour_remov* smell|shock_treatment odor|odour_elim*
      odor|odour|air_bomb de_odor* bad_smell odor_neutral*`,
    hinted: `smell* smelly stink* stinks stunk stank reek* reeks pong* whiff* niff* hum* honk* honking honkin hums
      minging mings musty fusty mildewy rotten funk* funky fishy curry skunk* takeaway mcdonalds durian feet bo
      sweaty perfume maggots rank~inside nasty~air sour|spilt|spilled|rotten~milk sour_milk wet_dog
      dog|damp|petrol|gas|diesel_smell cat_pee|wee gym_bag breeze_doesnt died_in air_freshener_doesnt`,
  },
  smoke_removal: {
    named: `smokers smoker nicotine* tobacco* desmoke*
      smoke|smokers|smoker|cigarette*|nicotine|cigar*|tobacco~smell*|odor*|odour*|remov*|clean*|treat*|elim*|detail|valet|package|rmvl
      smoke_removal|odor|odour|smell|treatment|elimination|clean* smokers_car|package smoker_car ex_smoker
      cigarette_smell|odo* de_smoke*`,
    hinted: `ashtray* fags
      smoke*|smoked|smoker*|cigar|cigars|fags|fag|ciggies|ciggy|ciggie|cigs|weed|vape*|vaping|joint*|ashtray*|ash~car|smell*|stink*|stinks|reek*|inside|owner|interior|previous|it|in
      cigarette*|tobacco~car|stink*|stinks|reek*|inside|owner|interior|previous|it|in weed_smell`,
  },
  ozone: {
    named: `ozone* ozon o3 oxone ozonator ozoned ozone|shock_treatment ozone_bomb|shock|machine`,
    hinted: `dog|dogs|smoke|smell*|stink*|reek*|cigarette*|odor*|odour*|musty|fusty|wee|pee|vomit|milk|mould|mold|stinks|mildew~smell*|stink*|car|inside|out|rid|gone|interior`,
  },
  dry_fog: {
    named: `dryfog* fogging fogger fogged fumigat* dry|cold|thermal_fog* fog|mist_treatment smoke_bomb scent_fog`,
  },
  ac_clean: {
    named: `aircon* evaporator* hvac* ac ac|aircon|vent|vents|duct_clean* a_c air_con|conditioning|vent*
      ac|aircon|con_bomb ac_treatment|saniti*|disinfect*|flush|service|refresh|system climate_control
      heater_clean air_con_clean*`,
    hinted: `ac|aircon|vents|fan|blower|heater|conditioning~smell*|stink*|musty|mould*|mold*|socks|damp|vinegar|pong*|funky
      smelly_socks smells_when_ac`,
  },
  disinfect: {
    named: `disinfect* sanitis* sanitiz* saniti* antibacterial* bacteria* steril* virus antiviral covid* germ*
      fumigat* hygien* sanitation microbial antimicrobial decontaminat*~inside anti_bacterial|viral uv_treatment
      steam_saniti*`,
    hinted: `germs bacteria allerg* asthma* bedbugs cockroach* roaches fleas flea ants lice nits bugs~inside
      sick_passenger had_covid dust_mites bed_bugs`,
  },
  mould: {
    named: `mould mould* mold molds moldy mouldy mildew* fungus fungal remediation spores mold_removal|remediation
      mold|mould_treatment black_mould|mold`,
    hinted: `fusty musty damp~inside green~seats~growing green~belts~growing green~inside~growing green~growing~growing
      green~spots~growing white~seats~growing white~belts~growing white~inside~growing white~growing~growing
      white~spots~growing furry~seats~growing furry~belts~growing furry~inside~growing furry~growing~growing
      furry~spots~growing fuzzy~seats~growing fuzzy~belts~growing fuzzy~inside~growing fuzzy~growing~growing
      fuzzy~spots~growing black~seats~growing black~belts~growing black~inside~growing black~growing~growing
      black~spots~growing sat~months~damp sat~months~field sat~months~barn sat~year~damp sat~year~field
      sat~year~barn sat~years~damp sat~years~field sat~years~barn growing_inside left_damp sat_for_months`,
  },
  vomit: {
    named: `vomit* puke* puked spew* vom biohazard* soiled soiling soil sick|vomit|bio_clean* bodily_fluid*
      vomit_surcharge sick_removal`,
    hinted: `chundered barf* hurled boked boak carsick
      kid|child|daughter|son|baby|passenger|dog|toddler|mate|drunk|fare|punter|uber|customer~sick|ill|puk*|vomit*|vom*|boke*|boked|spew*|chunder*|barf*|hurl*|chucked
      threw|throw|thrown|throwing|chucked_up was|been|got|car_sick sick_in|on|all|everywhere`,
  },
  stain_removal: {
    named: `stain stains stained stain_remov*|treat*|extraction|lift spot_clean*|treat*|shampoo ink_removal|remov*
      seat_stain*`,
    hinted: `tidemark*
      coffee|latte|cappuccino|wine|ink|biro|pen|chocolate|choc|milk|juice|ribena|coke|cola|soda|pop|fanta|ketchup|blood|crayon*|lipstick|makeup|foundation|oil|grease|curry|turmeric|paint|icecream|ice|yoghurt|yogurt|smoothie|beer|tea|soup|gravy|icepop|slush*|bleach|tan|suncream|sunscreen|candle|wax|mud|vinegar|sauce|formula|poo|wee|pee|egg|sharpie|marker|felt|slime|nail|kombucha|syrup|mayo|salsa|butter|gatorade|capri|wotsits|cheetos~seat|seats|carpet*|spill*|spilt|spilled|stain*|mat|mats|boot|trunk|upholstery|leather|everywhere|headliner|floor|exploded|melted|leaked|dropped|console|roof
      big_stain tide_mark* mark_on_seat marks_on_seat`,
  },
  water_damage: {
    named: `flood* flooded damp dehumidif* water_damage*|ingress|extraction|removal flood_damage|recovery
      dry|drying_out leak_dry damp_treatment|removal wet_carpet*`,
    hinted: `condensation
      wet|soaked|soaking|water|puddle|damp|soggy|drenched~carpet*|footwell*|inside|floor|underlay|seats|interior
      sunroof~leak*|open window~open~rain left_sunroof* rained_in steamed|fogs_up left_window_open water_in_car`,
  },
  leak: {
    named: `leak_test*|detect*|repair|trac* drain_clean*|unblock*|plug* drains_clear* sunroof_drain* water_leak*`,
    hinted: `leak leaks leaking leaky blocked_drain*`,
  },
  engine_wash: {
    named: `enginebay degrease* underbonnet underhood engine
      engine|eng|engines|motor~clean*|cln|shampoo*|shampo|shampooing|wash*|valet*|scrub*|detail*|extract*|steam*|degreas*|dress*|rinse
      engine_bay*|clean*|detail*|wash*|steam*|shampoo*|valet*|degrease*|compartment|dress*
      eng_bay|clean*|cln|det|deg|wash|detail under_bonnet|hood motor_clean*|wash* under_the_hood
      under_the_bonnet`,
    hinted: `engine|bonnet|hood~oily|greasy|dirty|filthy|oil|dusty|leaves|grimy oil_everywhere|leak`,
  },
  underbody_wash: {
    named: `undercarriage* underchassis* chassis underbody underside underwash underbody_wash*|clean*
      under_carriage|body|wash|flush|spray chassis_clean*|wash*|steam* underside_clean* undercarriage_wash|flush
      underneath_wash|clean* salt_wash|rinse|removal|flush winter|bottom|frame_wash`,
    hinted: `gritter slipway offroading greenlan* mudding
      underneath|under|underside|bottom~mud|muddy|salt|salty|dirty|clean*|wash*|caked|beach|sea|off
      gritted_roads road|winter_salt boat_launch off_roading green_lan*`,
  },
  arch_clean: {
    named: `wheelarch* arches arch wheelwell* arch|arches_clean* wheel|inner_arch* wheel|fender_well* wheel_wells`,
    hinted: `arches|arch|wells~mud|muddy|caked|dirty`,
  },
  wheel_clean: {
    named: `faces wheel|wheels|alloy|alloys|rim|rims~clean*|wash*|detail*|shine*|scrub*|valet*|cln|degreas*
      wheel|alloy|wheels|rim_clean* wheel_face*|detail*|wash* faces_only alloys_cleaned wheels_faces brake_dust
      wheels_and_tyres wheels_and_tires`,
    hinted: `wheel|wheels|alloy|alloys|rim|rims~dirty|filthy|black|brake|dust|dusty|brown|manky`,
  },
  wheel_deep_clean: {
    named: `barrels wheel~decon*~clean* wheel~decon*~decon* wheel~decon*~iron wheel~decon*~remov* wheel~barrel*~clean*
      wheel~barrel*~decon* wheel~barrel*~iron wheel~barrel*~remov* wheel~inner~clean* wheel~inner~decon*
      wheel~inner~iron wheel~inner~remov* wheel~inside~clean* wheel~inside~decon* wheel~inside~iron
      wheel~inside~remov* wheel~iron~clean* wheel~iron~decon* wheel~iron~iron wheel~iron~remov*
      wheels~decon*~clean* wheels~decon*~decon* wheels~decon*~iron wheels~decon*~remov* wheels~barrel*~clean*
      wheels~barrel*~decon* wheels~barrel*~iron wheels~barrel*~remov* wheels~inner~clean* wheels~inner~decon*
      wheels~inner~iron wheels~inner~remov* wheels~inside~clean* wheels~inside~decon* wheels~inside~iron
      wheels~inside~remov* wheels~iron~clean* wheels~iron~decon* wheels~iron~iron wheels~iron~remov*
      alloy~decon*~clean* alloy~decon*~decon* alloy~decon*~iron alloy~decon*~remov* alloy~barrel*~clean*
      alloy~barrel*~decon* alloy~barrel*~iron alloy~barrel*~remov* alloy~inner~clean* alloy~inner~decon*
      alloy~inner~iron alloy~inner~remov* alloy~inside~clean* alloy~inside~decon* alloy~inside~iron
      alloy~inside~remov* alloy~iron~clean* alloy~iron~decon* alloy~iron~iron alloy~iron~remov*
      alloys~decon*~clean* alloys~decon*~decon* alloys~decon*~iron alloys~decon*~remov* alloys~barrel*~clean*
      alloys~barrel*~decon* alloys~barrel*~iron alloys~barrel*~remov* alloys~inner~clean* alloys~inner~decon*
      alloys~inner~iron alloys~inner~remov* alloys~inside~clean* alloys~inside~decon* alloys~inside~iron
      alloys~inside~remov* alloys~iron~clean* alloys~iron~decon* alloys~iron~iron alloys~iron~remov*
      rim~decon*~clean* rim~decon*~decon* rim~decon*~iron rim~decon*~remov* rim~barrel*~clean*
      rim~barrel*~decon* rim~barrel*~iron rim~barrel*~remov* rim~inner~clean* rim~inner~decon* rim~inner~iron
      rim~inner~remov* rim~inside~clean* rim~inside~decon* rim~inside~iron rim~inside~remov* rim~iron~clean*
      rim~iron~decon* rim~iron~iron rim~iron~remov* rims~decon*~clean* rims~decon*~decon* rims~decon*~iron
      rims~decon*~remov* rims~barrel*~clean* rims~barrel*~decon* rims~barrel*~iron rims~barrel*~remov*
      rims~inner~clean* rims~inner~decon* rims~inner~iron rims~inner~remov* rims~inside~clean*
      rims~inside~decon* rims~inside~iron rims~inside~remov* rims~iron~clean* rims~iron~decon* rims~iron~iron
      rims~iron~remov* wheels_off|inside wheel_off|deep*|decon*|barrel*|iron*|fallout deep_wheel* inner_barrel*
      wheels_off_detail off_car_wheel* wheels_off_clean wheel_restoration_clean barrels_and_faces`,
    hinted: `baked|burnt~brake|dust|wheels inside_of_wheels insides_of_wheels`,
  },
  wheel_repair: {
    named: `kerbing kerb curb rash refurbs
      wheel|wheels|alloy|alloys|rim|rims~repair*|rpr|refurb*|refirb*|restor*|refinish*|fix*|renew*|smart|resto|recondition*|mend*|rework*|redo|redone|sort|sorted|remanufactur*
      alloy|wheel_refurb*|scuff wheel|alloy|rim_repair* wheel_refirb*|resto* curb|kerb_rash|repair kerb_damage
      scuffed|refurb_alloy* cosmetic_wheel`,
    hinted: `kerbed* curbed* curbrash
      kerb*|curb*|kerbed|curbed|scuff*|scraped|scratched|scrape*|gouge*|chewed|pavement|sidewalk|corrod*|bubbl*|peel*|milky|pitted|chunk|flaking|rash|rashed~wheel|wheels|alloy|alloys|rim|rims|tyre|it
      kerb_kiss* clipped_kerb|curb parallel_park* wife_kerbed kissed_the_kerb kissed_the_curb hit_the_kerb
      hit_the_curb clipped_the_kerb clipped_the_curb caught_the_kerb`,
  },
  wheel_paint: {
    named: `plastidip*
      wheel|wheels|alloy|alloys|rim|rims~paint*|respray*|spray*|colour*|color*|black|gloss|satin|anthracite|gunmetal|bronze|gold|silver|white|shadow|dip|plasti*|plastidip*|recolour*|recolor*
      wheel_paint*|respray*|color*|colour*|black* alloy_paint*|spray* plasti_dip* black_wheels|alloys
      wheel_coating_colour`,
    hinted: `wheel|wheels|alloy|alloys|rim|rims~blacked|murdered|darker wheels_blacked* black_out_wheels
      blacked_out_wheels`,
  },
  powder_coat: {
    named: `powdercoat* powder powdered wheel|wheels|alloy|alloys|rim|rims|calipers|frame~powder* powder_coat*|paint*
      stove_enamel*`,
  },
  diamond_cut: {
    named: `diamondcut* diamond lathe* machined cnc diamond_cut*|turn*|face*|refurb* cnc_cut* machined_face*|wheel*
      machine_cut|face* bright|face_cut two_tone_wheel*`,
    hinted: `wheel|wheels|alloy|alloys|rim|rims~milky|corrosion|worm|lacquer`,
  },
  wheel_straighten: {
    named: `straighten* buckle* buckled trueing truing rim|wheel_straighten* bent_wheel*|rim* buckle_repair wheel_true
      run_out`,
    hinted: `pothole* vibration* wobble* wobbling
      wheel|wheels|alloy|alloys|rim|rims~bent|buckl*|pothole*|wobbl*|vibrat*|egg|dented pot_hole*`,
  },
  wheel_strip: {
    named: `acid stripping acid_dip*|bath acid|chemical|paint_strip* wheel_strip strip_back bead|shot_blast*
      dip_and_strip`,
  },
  sandblast: {
    named: `sandblast* shotblast* blasting blasted sand|shot|grit|bead|soda|vapour|vapor|media|aqua_blast*
      laser_clean*`,
  },
  welding: {
    named: `weld* welded welding tig mig crack|tig|mot|patch_weld*`,
    hinted: `wheel|wheels|alloy|alloys|rim|rims|sill*|exhaust~cracked|crack|hole failed_mot mot_fail*`,
  },
  caliper_paint: {
    named: `calipers callipers caliper calliper
      caliper*|calliper*|calipers|brakes|brake~paint*|spray*|respray*|colour*|color*|red|yellow|blue|coat*|refurb*|green|orange|purple|wrap*|powder*
      caliper_paint*|respray|color|colour|refurb* calliper|brake_paint*`,
    hinted: `calipers|callipers|brakes~rusty|rust|ugly callipers~red|yellow`,
  },
  tyre_dressing: {
    named: `tyre*|tire*|tires|sidewall*~dress*|shine*|black*|gloss*|coat*|silicone|shiny|gel
      tyre|tire_dress*|shine*|gloss|black*|coat* tyres|tires_dressed dress_tyres|tires tire_wet tyre_gel`,
    hinted: `tyres|tires~brown|faded|grey|gray|dull|new|black`,
  },
  decon: {
    named: `decon* decontaminat* decontamination full|chemical|chem|paint|exterior_decon decon_wash paint_cleans*
      paintwork_cleanse deep_exterior de_contam* 3_stage_decon fallout_and_tar tar_and_iron iron_and_tar
      tar_and_glue clay_and_iron iron_and_clay`,
    hinted: `paint|car|bodywork|bonnet|hood~rough|gritty|sandpaper|bumpy|contaminat*|grainy feels_rough
      orange_specks|dots rough_to_touch`,
  },
  fallout: {
    named: `fallout* ironx ferrous iron fall|iron_out iron_remov*|decon|x|treatment iron|industrial_fallout rail_dust
      fallout_removal bleeding_wash`,
    hinted: `railway orange|rust|rusty|brown~specks|dots|spots|speckles|freckles rail_yard train_tracks rust_specks
      tiny_rust`,
  },
  clay: {
    named: `clay claybar* clayed claying clay_bar*|mitt*|treat*|towel|decon|wash|package`,
    hinted: `paint~rough|gritty|bumpy|sandpaper|grainy rough_paint`,
  },
  tar_removal: {
    named: `tar tars detar* bitumen* asphalt* petroleum tarred tar_remov*|spot*|treat*|clean* de_tar* tar_and_glue`,
    hinted: `roadworks fresh|new_road road_works chip_seal surface_dressing black_specks drove_through_tar
      black_spots_on`,
  },
  insect_removal: {
    named: `bug bugs insect* flies lovebug* splatter bug|bugs|fly_remov* bug_wash|clean*|splat*|treat* love_bug*
      dead_flies bug_and_tar`,
    hinted: `bugs|flies|midges|gnats|mosquito*|wasps|insects|splat*|bug~front|bumper|windscreen|windshield|grille|hood|bonnet|plate
      motorway_miles long_drive road_trip`,
  },
  sap_removal: {
    named: `sap resin* honeydew pollen pitch~tree tree|pine_sap sap|tree_remov* sap_treat*`,
    hinted: `tree|trees|lime|sycamore|linden|pine|oak~sticky|sap|drip*|gunk|goo|parked|dropping*|stuff under_trees|tree
      sticky_stuff|spots parked_under_a parked_under_tree under_a_tree`,
  },
  water_spots: {
    named: `waterspot* mineral limescale calcium watermark* sprinkler* descal* spotting water_spot*|mark*|etch*|stain*
      hard_water* mineral_deposit*|remov* lime_scale spot|etching_removal acid_rain scale_remov*
      hard_water_spot*`,
    hinted: `dried|white~spots|rings|drops|water white|chalky|lime_spots white_marks well_water`,
  },
  bird_damage: {
    named: `birdlime etch etched etching* bird bird_drop*|poo*|lime|etch*|dirt|damage|poop|mess|mark*|bomb*|turd*
      bat_dropping*`,
    hinted: `guano
      bird*|pigeon*|seagull*|gull*|bats|bat|crow*|magpie*|swallow*|birds|geese~poo*|pooped|shit*|crap*|drop*|mess|muck|mark*|burn*|etch*|car|roof|bonnet|hood|paint
      bird_shit`,
  },
  overspray: {
    named: `overspray* concrete* cement* emulsion over_spray paint_overspray|splatter|removal|splash
      concrete|cement_remov* fence_paint paint_transfer_removal`,
    hinted: `paint|concrete|cement|mortar|plaster|cuprinol|emulsion|fence|gloss|primer|epoxy~splash*|splat*|spray*|specks|splatter*|drip*|spots|blew|dots|landed|spilt|spilled
      neighbour|neighbor_painted`,
  },
  graffiti_removal: {
    named: `graffiti* vandal* sharpie~paint* marker|tag|pen_removal spray_paint_removal`,
    hinted: `sharpie~car|door|bonnet|hood|side|wrote|drew|drawn|written|scribbl*
      marker|pen|graffiti|eggs|egg|egged|vandal*|spraypaint*|lipstick~car|door|paint*|bonnet|hood|side|wrote|drew|drawn|written|scribbl*
      got_egged`,
  },
  gum_removal: {
    named: `gum bubblegum chewing chewie gum_remov* chewing|bubble_gum`,
    hinted: `bluetack playdoh putty slime gum~seat*|carpet*|stuck|boot|hair|mat* blu_tack play_doh`,
  },
  biohazard: {
    named: `biohazard* blood* bodily* urine* faec* feces fecal needle* sharps unattended hazmat bio_hazard
      blood|trauma_clean* crime_scene* poo_clean`,
    hinted: `blood|bled|nosebleed|wee|weed|pee|peed|piss*|poo|pooped|poop|crap*|shit*|nappy|diaper|urine|accident|waters|birth|died|deer~seat|seats|car|carpet*|back|boot|trunk|everywhere|kid|baby|dog|son|daughter|passenger|cat|nan|granny|driver
      waters_broke gave_birth nappy|diaper_leak* potty_accident`,
  },
  fragrance: {
    named: `fragrance* freshener* airfresh* scent scents scented perfume* aroma* deodor* air_fresh*|freshener
      little|magic_tree* new_car_scent new_car_smell`,
    hinted: `smell_nice|new|fresh smells_nice nice_smell`,
  },
  polish_light: {
    named: `enhancement* enhance enhanced glaze* buff aio buffing buffed buffs paint_enhanc*|refresh|revive
      gloss_enhanc*|boost*|polish|up light_polish|correction hand_polish* machine_glaze shine_boost
      quick|express|refresh|mini|wax|enhancement_polish minor_correction|paint polish_wax|refresh
      brilliant_shine buff_up hi_gloss single_stage_polish polish_by_hand buff_and_wax polish_and_wax
      one_step_aio`,
    hinted: `dull|faded|tired|flat|lifeless|chalky~paint*|car|colour|color|bonnet|hood|finish|red more|lost_shine
      shine_up shiny_again gloss_back bring_back_shine bring_shine_back bit_of_shine make_it_shine make_it_pop
      lost_its_shine`,
  },
  polish_one: {
    named: `onestep* 1step aio polish*~one~stage polish*~one~step polish*~one~phase polish*~one~pass
      polish*~single~stage polish*~single~step polish*~single~phase polish*~single~pass polish*~1~stage
      polish*~1~step polish*~1~phase polish*~1~pass correct*~one~stage correct*~one~step correct*~one~phase
      correct*~one~pass correct*~single~stage correct*~single~step correct*~single~phase correct*~single~pass
      correct*~1~stage correct*~1~step correct*~1~phase correct*~1~pass poilsh~one~stage poilsh~one~step
      poilsh~one~phase poilsh~one~pass poilsh~single~stage poilsh~single~step poilsh~single~phase
      poilsh~single~pass poilsh~1~stage poilsh~1~step poilsh~1~phase poilsh~1~pass
      one_step*|stage*|stg|phase|pass 1_step*|stage*|stg|pass single_step|stage|phase|pass
      stage|step|phase|level_1|one stg_1 machine_polish*|poilsh|buff*|polsh all_in_one`,
  },
  polish_two: {
    named: `twostep* 2step compound*|cut|cutting~polish*|refine*|finish* two_step*|stage*|phase*
      2_step*|stage*|stg|phase dual_stage|step stage|step|level_2|two phase_2 cut|compound_polish
      major|heavy_correction compound_and_polish cut_and_polish cut_n_polish`,
  },
  polish_multi: {
    named: `multistage* multistep* concours* flawless showcar multi|3_stage*|step*|phase three_step*|stage*|phase*
      stage|step_3|three full_correction|machine complete|ultimate_correction show_car|finish level_3
      4|four_stage paint_perfection full_paint_correction`,
    hinted: `remove~swirls~all remove~swirl~all remove~holograms~all get~swirls~all get~swirl~all get~holograms~all
      all~swirls~all all~swirl~all all~holograms~all perfect_paint|finish show_standard every_swirl
      better_than_new`,
  },
  polish: {
    named: `polish polish* polished polishing poilsh polsh pol polich correction* corrected correct compound* buff
      buffed buffing tcut cutting rotary mop mopped machine_polish* paint|paintwork_correct* buff_out cut_back
      t_cut paint|gloss_restor* hand_polish pnt_corr pc_detail swirl_remov* paint_detail*`,
    hinted: `swirls swirly swirl* hologram* spiderweb* cobweb* haze hazy marring
      paint*|bodywork|car|bonnet|hood|roof~dull|faded|hazy|oxidi*|chalky|flat|pink|swirl*|lifeless spider_web*
      buffer_trail*|marks wash_marks car_wash_scratches under_the_lights in_the_sun`,
  },
  polish_local: {
    named: `polish*|buff*|correct*~panel|spot|local|area|door|bonnet|hood spot|local|panel|localised|localized_polish*
      single_panel* spot|panel|local_correct* polish|one_panel spot_buff* touch_polish polish_per_panel
      per_panel_polish`,
    hinted: `just_the_door just_one_panel just_that_panel just_that_bit`,
  },
  scratch_removal: {
    named: `scratch* scrach* scratches keyed scratch_remov*|repair*|rmvl|polish*|out|correct* key|deep|light_scratch*
      key_mark* clear_coat_scratch`,
    hinted: `scrape* scraped scrapes scuffed
      key|keys|trolley*|cat|bush*|hedge*|bramble*|branch*|bike|zip|ring|belt|dog|kids|wall|shopping|cart|buggy|handlebar*|fence|nails|bicycle|carpark|neighbour*|neighbor*~scrat*|scuff*|mark*|scrape*|line*|paint|door|caught|hit|ran|dragged|rubbed
      jealous_ex someone_scratched marks_on_the`,
  },
  scuff_removal: {
    named: `scuff* scuffs scuffed scrape* scuffing scuff|scrape_repair* scuff_remov*|polish*|and paint_transfer*
      transfer_removal bumper|mirror_scuff* rub_mark*`,
    hinted: `scrape*|scraped|rubbed|scuff*|clipped|brushed|caught|kissed|hit~wall|bollard|pillar|gate*|post|pole|garage|column|bumper|wing|parking|bin|kerb|barrier`,
  },
  wet_sand: {
    named: `wetsand* flatting sanding sanded denib* wet|flat|color|colour_sand* flat_back orange_peel flat_and_polish
      sand_and_polish`,
  },
  paint_depth_check: {
    named: `prepurchase* paint_depth*|thick*|meter|inspect*|check depth|paint|condition_report
      paint|thickness|depth_gauge depth_reading* pre_purchase*`,
    hinted: `been_resprayed has_it_been_painted check_before_buy* thinking_of_buying`,
  },
  headlight_polish: {
    named: `headlight*|headlamp*|hdlts|hdlt*|hedlites|headlite*|headllght*|lens|lenses|lamps|hlight*|headlghts~restor*|resto|polish*|refurb*|refirb*|clear*|clr|renew*|clean*|buff*|sand*|recondition*|brighten*|uv|oxidation|deoxid*|fix*|sort*|redo
      headlight_restor*|polish*|refurb*|clean*|buff*|sand*|renew* headlamp_restor*|refurb*|polish*
      lens_restor*|polish* light|lights|lamps_restor* headlights_clean*`,
    hinted: `cataract*
      headlight*|headlamp*|lights|lamps|lenses|lens|light|headlites~cloud*|yellow*|foggy|fogged|milky|dull|hazy|haze|oxidi*|faded|crazed|dim|misty|opaque|scratched|scratchy|see|mot|dark|frosted|burnt|gone
      mot_advis* failed_inspection yellow_eyes cant_see_at_night cant_see_night failed_mot_light*`,
  },
  headlight_film: {
    named: `laminx
      headlight*|headlamp*|hdlts|lights~ppf|film*|protect*|tint*|wrap*|clear|xpel|smoke|smoked|coat*|ceramic|foil
      headlight_film*|ppf|protect*|wrap*|tint*|guard* headlamp_film|protect*|tint* light_protection
      lens_protect* lamin_x`,
    hinted: `headlight*|headlamp*~stones|chips|pitted stop_yellowing`,
  },
  taillight_tint: {
    named: `taillight* taillamp* taillight*|tail|tails|lights|rears|lamps~smoke*|tint*|black*|dark*|wrap*|blacked
      tail|rear_light*|lamp* smoked_light*|tail*|lights smoke_light* light_tint*|smoke* lights_tinted
      tint_lights`,
  },
  wax: {
    named: `wax waxes waxed waxing waxe carnauba* caranuba canauba spray|paste|hot|liquid|hard|show|spry_wax hand_wax*
      wax_coat*|protect*|coating|seal*|top*`,
    hinted: `beading rain|water~bead*|beads|beading lost_beading`,
  },
  sealant: {
    named: `sealant* sealent* seal sealed sealing seals hydrophob* polymer* si02 sio2 supagard* supaguard* lifeshine
      diamondbrite gardx wetcoat paint|spray|polymer|synthetic_seal* paint|winter_protect*|sealant 6|six_month*
      quick_detailer|ceramic autoglym_lifeshine gard_x wet_coat 12_month_sealant`,
    hinted: `protect~winter|paint*|sun|salt keep|stay_clean easier_to_clean`,
  },
  ceramic: {
    named: `ceramic* ceramc* ceremic* ceramik* cermic* seramic* cerami* ceramiccoat* nanocoat* nanoceramic nanoshield*
      9h 10h quartz* cquartz c1 sio2 si02 coating coatings nano exo evo mohs crmc
      ceramic|nano|paint|hard|pro|year_coat* nano_ceramic|shield c_quartz crystal_serum
      glass|professional|paint_coating ceramic_pro|protect*|seal* liquid_glass coat|ceramic_paint`,
    hinted: `easier|easy~wash|clean|keep dirt|water~slides|bead*|runs|repel*|stick*|sheet* lasts_years paint_protected
      permanent_wax keep_it_shiny protect_the_paint protect_my_paint long_term_protection protect_new_car`,
  },
  graphene: {
    named: `graphene* graphine grafene graphen graphene_coat*|ceramic|seal*`,
  },
  ceramic_refresh: {
    named: `topper topup
      ceramic*|coating*|coated~maint*|refresh*|boost*|top|topper|annual|inspection|aftercare|upkeep|wash|check|renew*|reactivat*
      ceramic_refresh*|wash|rejuv*|renew*|aftercare|upkeep ceramic|coating_boost*|top*|maint*|service
      coating_refresh|decon ceramic|annual_inspect* top_up boost_spray`,
    hinted: `ceramic|coating|coated~already|had|got|done stopped|not_beading doesnt_bead`,
  },
  glass_coat: {
    named: `rainx
      glass|windscreen*|windshield*|window|windows|screen|screens~coat*|seal*|ceramic*|protect*|repel*|repellent|hydrophob*|rain|rainx|sealant|treatment|treat*
      glass_coat*|seal*|ceramic|protect* windscreen_coat*|seal* windshield_coat*|treatment
      rain_repel*|x|repellent hydrophobic_glass anti_rain window_seal*`,
    hinted: `rain|wipers|wiper~see|beads|blows|smear*|visibility cant_see_in_rain`,
  },
  antirain: {
    named: `rainx antirain aquapel repellent rain|windscreen|windshield|glass|water_repel*
      rain_x|repellent|treatment|off|guard anti_rain hydrophobic_glass`,
    hinted: `rain|wipers~windscreen|windshield|see|glass|motorway|highway`,
  },
  wheel_coat: {
    named: `wheel|wheels|alloy|alloys|rim|rims~ceramic*|coat*|seal*|protect*|sealant|wax|nano
      wheel|alloy|rim_coat*|seal* wheel|alloy_ceramic wheel_protect*|armor alloy_guard* faces_and_barrels`,
    hinted: `wheel|wheels|alloy|alloys|rim|rims~easier|stop|stay`,
  },
  plastic_coat: {
    named: `trim|trims|plastic*|cladding~coat*|ceramic*|seal*|protect* trim|plastic_coat*|seal* trim_ceramic|protect*`,
  },
  trim_restore: {
    named: `trim|trims|plastic|plastics|cladding|bumpers|arches~restor*|black*|revive*|renew*|dye*|refurb*|dress*|refresh*|rejuv*|bring|back
      trim|plastic|bumper|cladding_restor* trim|bumper_black* trim_dye|revive|renew*|refresh exterior_plastic*
      solution_finish back_to_black black_trim_restor*`,
    hinted: `trim|trims|plastic|plastics|bumper|bumpers|cladding|mirrors|arches|bits~faded|grey|gray|white|chalky|patchy|sun|bleached|tired|greyed|grayed|chalked|milky`,
  },
  plastic_care: {
    named: `plastic* plastics dress dressing* dressed trim|vinyl|plastic|dash_dress* plastics_dressed
      trim|plastic_treat* plastic_clean*|condition* uv_protect*`,
  },
  rubber_care: {
    named: `rubber rubbers weatherstrip* gummi
      rubber*|seals~condition*|treat*|care|dress*|protect*|silicone|lube*|feed
      rubber_care|seal*|treat*|dress*|condition* door_seal* seals_treat* weather_strip* window_rubber* seal_care`,
    hinted: `door|doors~frozen|freeze|freezing|squeak*|stuck|creak* seals_squeak squeaky_seals doors_freeze`,
  },
  lock_care: {
    named: `locks hinge* hinges deice deicer lock_care|treat*|lubricat*|service lock|hinge_lube* de_ice*`,
    hinted: `lock|locks|hinge|hinges|door~stiff|stuck|frozen|squeak*|creak*|seized`,
  },
  ppf_full: {
    named: `full|whole|complete|entire|all|total~ppf|xpel|clearwrap|stealth|tpu full_ppf|clear*
      ppf_full|whole|complete|wrap complete_ppf full_body_ppf full_car_ppf whole_car_ppf full_body_film
      full_vehicle_ppf full_paint_protection full_wrap_ppf full_body_protect*`,
    hinted: `whole~stone~car whole~stone~film whole~stone~chips whole~chips~car whole~chips~film whole~chips~chips
      whole~protect*~car whole~protect*~film whole~protect*~chips whole~film~car whole~film~film
      whole~film~chips whole~invisible~car whole~invisible~film whole~invisible~chips entire~stone~car
      entire~stone~film entire~stone~chips entire~chips~car entire~chips~film entire~chips~chips
      entire~protect*~car entire~protect*~film entire~protect*~chips entire~film~car entire~film~film
      entire~film~chips entire~invisible~car entire~invisible~film entire~invisible~chips full~stone~car
      full~stone~film full~stone~chips full~chips~car full~chips~film full~chips~chips full~protect*~car
      full~protect*~film full~protect*~chips full~film~car full~film~film full~film~chips full~invisible~car
      full~invisible~film full~invisible~chips`,
  },
  ppf_front: {
    named: `bra frontal stoneguard*
      front|bonnet|hood|bumper|nose|fenders|wings|half|fronts~ppf|xpel|suntek|stek|film|clearbra|tpu|bra
      front_ppf|pack*|kit|clip*|protect* ppf|half_front full|partial_front* clear_bra track_pack*|kit
      highway_pack* stone_guard* front_end_ppf ppf_partial_front front_end_film rock_chip_protect*
      stone_chip_protect* stone_chip_film`,
    hinted: `stone*|rocks|rock|gravel|motorway|highway~chip*|front|bonnet|hood|bumper|protect* stop_stone*|rock*|chips`,
  },
  ppf_part: {
    named: `ppf|film|clear|xpel|protect*~cups|edges|edge|sill*|rocker*|lip|ledge|mirror*|mirrors|pillar*|arch*|roof|luggage|step|tank|headlight*|handles|partial|panel|strip|lines|zone*|bumper|screen*
      partial|rocker_ppf ppf_partial|panel|part|piece|mirror* door|handle_cup* door|loading_edge*
      edge|sill_guard* luggage_strip boot_lip* ppf|impact_kit high_risk risk|impact_zone* bumper_top
      bumper|sill_protect* door_handle_cup* luggage_area_ppf rear_bumper_ppf`,
  },
  film_display: {
    named: `screen|screens|display|infotainment|touchscreen|piano|navigation|cluster|console~ppf|film*|protect*|cover
      screen_protect*|film|ppf|saver display_film|protect* infotainment|dash|trim_ppf ppf_screen*
      interior_ppf|film piano_black*|ppf navigation_screen`,
  },
  ppf_interior: {
    named: `interior|piano|console|dash~ppf|film* interior|console_ppf piano_black*|ppf`,
    hinted: `screen|piano|console~scratch*|fingerprint*|swirls`,
  },
  ppf: {
    named: `ppf clearbra tpu xpel* stealth* armorfilm pureppf bodyfence protection|protective|invisible_film
      clear_bra|wrap|film|protect*|foil paint_film|armor|armour film_protection self_heal* stone_guard*
      paint_protection_film`,
    hinted: `stones~bonnet|hood|bumper|motorway|protect* stone|rock_chip* invisible_wrap see_through_wrap
      protects_from_stones`,
  },
  wrap_full: {
    named: `carwrap* full|whole|complete|entire|all~wrap*|vinyl full|vehicle|car_wrap* wrap_full|whole
      full_vinyl*|colour*|color* complete|total_wrap colour|color_change* colour_flip full_car_wrap
      full_vehicle_wrap whole_car_wrap* full_body_wrap wrap_my_car wrap_the_car`,
    hinted: `change|different|new~colour|color car~wrapped~matte car~wrapped~matt car~wrapped~satin car~wrapped~gloss
      car~wrapped~black car~wrapped~white car~wrapped~grey car~wrapped~gray car~wrapped~red car~wrapped~blue
      car~wrapped~green car~wrapped~purple car~wrapped~pink car~wrapped~nardo car~wrapped~yellow
      car~wrapped~orange car~wrap~matte car~wrap~matt car~wrap~satin car~wrap~gloss car~wrap~black
      car~wrap~white car~wrap~grey car~wrap~gray car~wrap~red car~wrap~blue car~wrap~green car~wrap~purple
      car~wrap~pink car~wrap~nardo car~wrap~yellow car~wrap~orange whole~wrapped~matte whole~wrapped~matt
      whole~wrapped~satin whole~wrapped~gloss whole~wrapped~black whole~wrapped~white whole~wrapped~grey
      whole~wrapped~gray whole~wrapped~red whole~wrapped~blue whole~wrapped~green whole~wrapped~purple
      whole~wrapped~pink whole~wrapped~nardo whole~wrapped~yellow whole~wrapped~orange whole~wrap~matte
      whole~wrap~matt whole~wrap~satin whole~wrap~gloss whole~wrap~black whole~wrap~white whole~wrap~grey
      whole~wrap~gray whole~wrap~red whole~wrap~blue whole~wrap~green whole~wrap~purple whole~wrap~pink
      whole~wrap~nardo whole~wrap~yellow whole~wrap~orange it~wrapped~matte it~wrapped~matt it~wrapped~satin
      it~wrapped~gloss it~wrapped~black it~wrapped~white it~wrapped~grey it~wrapped~gray it~wrapped~red
      it~wrapped~blue it~wrapped~green it~wrapped~purple it~wrapped~pink it~wrapped~nardo it~wrapped~yellow
      it~wrapped~orange it~wrap~matte it~wrap~matt it~wrap~satin it~wrap~gloss it~wrap~black it~wrap~white
      it~wrap~grey it~wrap~gray it~wrap~red it~wrap~blue it~wrap~green it~wrap~purple it~wrap~pink it~wrap~nardo
      it~wrap~yellow it~wrap~orange her~wrapped~matte her~wrapped~matt her~wrapped~satin her~wrapped~gloss
      her~wrapped~black her~wrapped~white her~wrapped~grey her~wrapped~gray her~wrapped~red her~wrapped~blue
      her~wrapped~green her~wrapped~purple her~wrapped~pink her~wrapped~nardo her~wrapped~yellow
      her~wrapped~orange her~wrap~matte her~wrap~matt her~wrap~satin her~wrap~gloss her~wrap~black
      her~wrap~white her~wrap~grey her~wrap~gray her~wrap~red her~wrap~blue her~wrap~green her~wrap~purple
      her~wrap~pink her~wrap~nardo her~wrap~yellow her~wrap~orange him~wrapped~matte him~wrapped~matt
      him~wrapped~satin him~wrapped~gloss him~wrapped~black him~wrapped~white him~wrapped~grey him~wrapped~gray
      him~wrapped~red him~wrapped~blue him~wrapped~green him~wrapped~purple him~wrapped~pink him~wrapped~nardo
      him~wrapped~yellow him~wrapped~orange him~wrap~matte him~wrap~matt him~wrap~satin him~wrap~gloss
      him~wrap~black him~wrap~white him~wrap~grey him~wrap~gray him~wrap~red him~wrap~blue him~wrap~green
      him~wrap~purple him~wrap~pink him~wrap~nardo him~wrap~yellow him~wrap~orange murdered|murder_out
      wrapped_in black_out_the_car`,
  },
  wrap_part: {
    named: `accents
      wrap*|vinyl~bonnet|hood|mirror*|spoiler|boot|trunk|door|doors|panel|panels|partial|part|half|interior|trim|pillar*|splitter|diffuser|lip|wing|wings|handles|bumper|grille|sides|skirts|tailgate|dash|console|tank|emblem*|badges
      partial|part|panel|bonnet|hood|mirror|mirrors|spoiler|pillar|interior|trim|carbon|bumper|boot|accent_wrap*
      half_wrap wrap_partial|panel* wrap_per_panel interior_trim_wrap`,
  },
  wrap_roof: {
    named: `roof|rooftop~wrap*|vinyl|foil|black*|gloss|carbon|film roof_wrap*|vinyl|gloss|black*|carbon|matt*
      wrap|gloss|black|carbon_roof panoramic_wrap fake_pano pano_roof_look`,
    hinted: `roof~black|panoramic`,
  },
  chrome_delete: {
    named: `chromedelete dechrom* blackout* shadowline debadg*
      chrome|trim|trims|surround*|surrounds|brightwork~delet*|black*|wrap*|blacked|gone|cover*|satin|gloss|hide
      chrome_delet*|black*|wrap*|remov* de_chrom* black|blacked_out* shadow_line* chrome_trim_wrap
      window_trim_black* gloss_black_trim`,
    hinted: `chrome~hate|ugly|off|rid|lose hate_the_chrome lose_the_chrome get_rid_chrome`,
  },
  lettering: {
    named: `letter* lettering lettered signwrit* signwriting signage graphics livery liveried decal* decals logo logos
      branding branded chevron* roundel* sticker* writing rego sign|van_writ* vehicle|van_graphics
      van|magnetic|door_sign* fleet_graphic* vinyl_letter* cut_vinyl van_lettering phone_number race_number*
      boat|transom_name number_on_van`,
    hinted: `advertis*
      phone|number|name|logo|business|company|website|sign~van|doors|door|side|sides|back|car|truck|boat
      our|company_logo`,
  },
  print_design: {
    named: `print* printed printing design* artwork layout rendering mockup laminate* revisions digital|custom_print*
      design_fee custom|graphic_design printed_wrap mock_up`,
  },
  stripes: {
    named: `stripe* pinstrip* racing racing|rally|viper|side|bonnet|hood_stripe* pin_strip* go_faster`,
  },
  stickers: {
    named: `sticker* decal* decals vignette* tax_disc bumper|badge_sticker*`,
  },
  film_removal: {
    named: `debadg* dewrap* unwrap*
      wrap|wraps|vinyl|decal*|sticker*|graphics|ppf|signwriting|lettering|letter*|writing|livery|film|logo|signs|stripes|bra~remov*|rmvl|remvl|off|strip|peel|take|taken|gone|rid|undo|old
      wrap_remov*|off vinyl|decal|sticker|film|ppf|foil|graphic*|lettering|signwriting_remov* de_badg*
      remove_wrap|vinyl|old* old_film*|wrap*|ppf|vinyl graphics_removal strip_wrap removal_of_old* take_off_wrap`,
    hinted: `ghosting
      wrap|vinyl|ppf|film~peeling|lifting|bubbl*|cracking|cracked|faded|tired|curling|yellow*|manky|flaking
      ghost_letters`,
  },
  glue_removal: {
    named: `glue* adhesive* residue* gunk goo glue|adhesive_remov* sticky|glue|sticker_residue glue_off tar_and_glue`,
    hinted: `sticky~left|residue|sticker*|window|paint sticky_marks|mess`,
  },
  tint_full: {
    named: `full|all|whole|complete|round|around~tint*|tnt|windows|window full|complete_tint tint_full|all
      all_window*|around|glass window|glass|car_tint* full_tnt full_car_tint* all_round_tint full_vehicle_tint
      all_around_tint full_set_tint tint_all_round whole_car_tint*`,
    hinted: `limo windows|window|glass~dark|darken*|darker|blacked|black|blackout|tinted|smoked limo_tint
      blacked_out_windows`,
  },
  tint_rear: {
    named: `rears backs rear|rears|back|backs|behind~tint*|tnt|dark*|tinted|privacy|window|windows|blacked
      rear|back_tint*|half|3|three|5|five tint_rear|back rears_only back_windows|doors rear_sides|quarter*
      behind_driver rear_windows_tint b_pillar_back b_post_back from_b_pillar rear_glass_tint rear_doors_tint
      3_door_rear 5_door_rear`,
    hinted: `kids~back~sun kids~back~shade kids~back~tint kids~back~eyes kids~eyes~sun kids~eyes~shade kids~eyes~tint
      kids~eyes~eyes kids~rear~sun kids~rear~shade kids~rear~tint kids~rear~eyes kids~window*~sun
      kids~window*~shade kids~window*~tint kids~window*~eyes baby~back~sun baby~back~shade baby~back~tint
      baby~back~eyes baby~eyes~sun baby~eyes~shade baby~eyes~tint baby~eyes~eyes baby~rear~sun baby~rear~shade
      baby~rear~tint baby~rear~eyes baby~window*~sun baby~window*~shade baby~window*~tint baby~window*~eyes
      dog~back~sun dog~back~shade dog~back~tint dog~back~eyes dog~eyes~sun dog~eyes~shade dog~eyes~tint
      dog~eyes~eyes dog~rear~sun dog~rear~shade dog~rear~tint dog~rear~eyes dog~window*~sun dog~window*~shade
      dog~window*~tint dog~window*~eyes sun~back~sun sun~back~shade sun~back~tint sun~back~eyes sun~eyes~sun
      sun~eyes~shade sun~eyes~tint sun~eyes~eyes sun~rear~sun sun~rear~shade sun~rear~tint sun~rear~eyes
      sun~window*~sun sun~window*~shade sun~window*~tint sun~window*~eyes privacy_in_back`,
  },
  tint_front: {
    named: `fronts frnts front|fronts|frnts|driver*|passenger~tint*|tnt|tinted|window|windows|darken*
      front_tint*|windows|2|two|sides|pair tint_front fronts_only two|tint_fronts roll_up* front_two_tint
      front_door_tint driver_and_passenger front_side_tint front_roll_up*`,
  },
  tint_windscreen: {
    named: `exoshield*
      windshield*|windscreen*|wlndshield~tint*|film*|fllm|clear|irx|crystalline|airblue|ceramic|heat|70|tnt|ppf|bra
      windshield|windscreen_tint*|film tint_windshield|windscreen full|clear_windshield* full_windscreen*
      wlndshield_tint windshield_ceramic|protect*`,
  },
  tint_strip: {
    named: `sunstrip* visor brow eyebrow* band as1 strp strip visor|sun_strip* eye|tint_brow shade_band* sun_visor*
      strip_tint* tint|windshield|windscreen|top|shade_strip windscreen|sun|visor_band as_1`,
    hinted: `low|sun|blinded|glare~sun|eyes|windscreen|windshield|driving`,
  },
  tint_sunroof: {
    named: `sunroof*|moonroof*|pano|panoramic|skylight~tint*|film*|tnt|heat|ceramic|darken*
      sunroof|moonroof|pano|panoramic|roof_tint* tint_sunroof glass_roof_tint* pano_roof_film
      panoramic_roof_tint`,
    hinted: `roof|sunroof|pano|panoramic~hot|baking|boiling|sun|burning|cooking roof|sunroof~heat`,
  },
  tint_removal: {
    named: `detint* retint*
      tint|tints|tinted|tinting|tnt~remov*|rmvl|remvl|old|off|strip|peel*|bubbl*|replace*|redo|redone|take|rid|illegal
      tint|film_remov* remove|strip_tint old|de|re_tint* tint_off|rmvl|replace* tint_strip_off take_tint_off`,
    hinted: `tint|tints|film|window*~purple|faded|lifting|scratched|scratch*|coming|crinkl* film|window*~bubbl*|peel*
      purple_tint|windows pulled_over fix_it_ticket failed_mot_tint`,
  },
  tint_limo: {
    named: `limo darkest midnight limo|5|blackout_tint limo|pitch_black 5|five_percent super_dark`,
  },
  tint_mid: {
    named: `20|35|15|30_percent medium|mid|20|35_tint`,
  },
  tint_legal: {
    named: `legal legal_tint|limit street|road_legal 70|50_percent`,
    hinted: `legal*|police|cops|garda|gardai|mot|nct|law|ticket|illegal~tint*|window*|dark|front*`,
  },
  building_film: {
    named: `residential* frosting frosted frost architectural*
      house|office|home|residential|building|commercial|conservatory|shop|storefront|bathroom~tint*|film*|window*|windows|frost*
      office_window* building|solar_film commercial_tint home_tint* flat_glass window_film_home`,
  },
  security_film: {
    named: `shatter* smash security|safety_film* anti_shatter anti_theft_film smash_and_grab`,
  },
  privacy: {
    named: `privacy* private`,
    hinted: `people|everyone|thieves|nosy|folk~see|look*|looking|in hide~tools|gear|stuff see_in tools_in_back`,
  },
  heat: {
    named: `infrared* solar* thermal* heat|ir_reject* heat|uv|sun_protect* uv|heat|ir_film anti_uv`,
    hinted: `sunburn* glare
      hot|boiling|roasting|oven|baking|scorching|heat|sweltering|melting|cooking~car|inside|summer|sun|seats|in
      sun_in_eyes`,
  },
  dent_repair: {
    named: `dent* pdr paintless* dentless dings crease* creases panelbeat* dent|ding|crease_repair*
      dent|ding_remov*|delete dent_pull*|pop|dr|man ding_pull door|parking_ding* dnt_rpr dent|pop|push_out
      panel_beat*|beating minor_dent* ding_and_dent dents_and_dings dings_and_dents`,
    hinted: `dint dints dimple* bash bashed prang* pranged
      trolley|shopping|cart|carpark|supermarket|tesco|walmart|lidl|asda|aldi|football|ball|golf|door|horse|cow|cyclist|bollard|elbow|bike|ladder|branch|acorn*|conker*|apple*|coconut*|sat|leaned|leant|kicked|deer|reversed|backed~dent*|ding|dings|hit|crease*|dint*|pushed|bashed|dimple*|dented|knock*
      a|the|small|little_ding pushed|bashed|caved_in reversed|backed_into`,
  },
  hail_repair: {
    named: `hail* hailstone* hailstorm hail_repair|damage*|dent*|remov*|pdr`,
    hinted: `storm~dent*|dimples|damage* dimples_all_over golf_ball_dents dents_all_over`,
  },
  paint_spot_repair: {
    named: `smart blend* touchup* smart|spot|paint|cosmetic|bodywork|lacquer|body_repair* spot|panel|minor_paint*
      local|panel_respray blend|touch_in touch_up* paint_touch*|match* clearcoat_repair respray_panel
      mobile_smart panel_repaint clear_coat_repair* paint_chip_repair chip_and_scratch chips_and_scratches`,
    hinted: `lacquer|clearcoat|paint~peel*|flak*|lifting|bubbl*|gone|coming|primer|bare|blister* bare_metal sun_damage
      lacquer_peel* clearcoat_fail* down_to_primer down_to_metal clear_coat_peel* clear_coat_fail*`,
  },
  bumper_repair: {
    named: `bumper*|bumpers~repair*|rpr|fix*|scuff*|scrape*|scratch*|crack*|respray*|paint*|refurb*|split|smart|weld*
      bumper_repair*|corner*|respray*|paint*|scrape*|refurb*|crack*|fix*|dent*|smart bumper|corner_scuff*`,
    hinted: `bumper|bumpers~cracked|broken|hit|wall|bollard|parking|pushed|rubbed|hanging|smashed|reversed|knocked|dented|dent`,
  },
  stone_chip_paint: {
    named: `stonechip* touchup* chipex chip chips stone|rock|paint_chip* chip|chips_repair* touch_up*|in
      chip_touch*|fill*|paint* dr_colorchip bonnet|hood_chips stone_chip_repair`,
    hinted: `peppered chip*|chips|chipped|pepper*|stones|pitted~bonnet|hood|bumper|front|paint|nose|grille`,
  },
  respray: {
    named: `respray* repaint* spraying full|panel|colour|color_respray re_spray paint|spray_job full_paint
      body|new|spray_paint* bake_oven`,
  },
  paint: {
    named: `paint* painted painting respray* repaint* sprayed spraying lacquer* recoat refinish* clearcoat re_spray
      spray_job clear_coat`,
  },
  glass_chip: {
    named: `bullseye* windscreen*|windshield*|glass|wlndshield~chip*|crack*|repair*|rpr|fix*|resin|star|bullseye|stone
      windscreen|windshield_chip*|repair*|crack* glass_chip*|repair* bulls_eye star_break crack_repair*
      chip_in_windscreen chip_in_windshield rock_chip_repair stone_chip_windscreen`,
    hinted: `autoglass safelite stone~windscreen~hit stone~windscreen~flew stone~windscreen~threw
      stone~windscreen~flicked stone~windscreen~kicked stone~windshield~hit stone~windshield~flew
      stone~windshield~threw stone~windshield~flicked stone~windshield~kicked stone~glass~hit stone~glass~flew
      stone~glass~threw stone~glass~flicked stone~glass~kicked rock~windscreen~hit rock~windscreen~flew
      rock~windscreen~threw rock~windscreen~flicked rock~windscreen~kicked rock~windshield~hit
      rock~windshield~flew rock~windshield~threw rock~windshield~flicked rock~windshield~kicked rock~glass~hit
      rock~glass~flew rock~glass~threw rock~glass~flicked rock~glass~kicked gravel~windscreen~hit
      gravel~windscreen~flew gravel~windscreen~threw gravel~windscreen~flicked gravel~windscreen~kicked
      gravel~windshield~hit gravel~windshield~flew gravel~windshield~threw gravel~windshield~flicked
      gravel~windshield~kicked gravel~glass~hit gravel~glass~flew gravel~glass~threw gravel~glass~flicked
      gravel~glass~kicked pebble~windscreen~hit pebble~windscreen~flew pebble~windscreen~threw
      pebble~windscreen~flicked pebble~windscreen~kicked pebble~windshield~hit pebble~windshield~flew
      pebble~windshield~threw pebble~windshield~flicked pebble~windshield~kicked pebble~glass~hit
      pebble~glass~flew pebble~glass~threw pebble~glass~flicked pebble~glass~kicked truck~windscreen~hit
      truck~windscreen~flew truck~windscreen~threw truck~windscreen~flicked truck~windscreen~kicked
      truck~windshield~hit truck~windshield~flew truck~windshield~threw truck~windshield~flicked
      truck~windshield~kicked truck~glass~hit truck~glass~flew truck~glass~threw truck~glass~flicked
      truck~glass~kicked lorry~windscreen~hit lorry~windscreen~flew lorry~windscreen~threw
      lorry~windscreen~flicked lorry~windscreen~kicked lorry~windshield~hit lorry~windshield~flew
      lorry~windshield~threw lorry~windshield~flicked lorry~windshield~kicked lorry~glass~hit lorry~glass~flew
      lorry~glass~threw lorry~glass~flicked lorry~glass~kicked`,
  },
  glass_replace: {
    named: `windscreen*|windshield*|glass|window~replac*|new|fit*|install*|change glass|window_replace*
      windscreen_replace*|fit* windshield_replace*|install* new_windscreen|windshield
      replacement_windscreen|glass`,
    hinted: `windscreen|windshield|window|glass~smash*|shatter*|broken|broke|gone break_in broken_into`,
  },
  adas: {
    named: `adas* calibrat* recalibrat* camera_calibrat* lane_assist_calibration`,
  },
  burn_hole: {
    named: `burn burns cigarette*|cig|fag|ciggie|joint|vape|ash|lighter|welding|curling|cigar~burn*|hole*|burnt|melted
      burn_hole*|repair*|mark* cigarette|cig_burn*|hole fag_burn* burnt_hole`,
    hinted: `dropped~cigarette|fag|joint|ash|cig burn*|burnt|burned|melted~seat*|carpet*|hole`,
  },
  tear_repair: {
    named: `tear tears torn rip rips ripped stitch* restitch* seam* retrim* reupholst* sewing sewn fray*
      tear|rip|seam|upholstery|seat|fabric|cloth|trim_repair* split_seam hole_repair fabric_patch re_stitch*`,
    hinted: `ripped|torn|tear|rip|split|hole|slash*|cut|frayed|chewed|clawed|worn|sliced~seat|seats|fabric|carpet|bolster|cloth|roof|upholstery|stitching|seam|armrest|headliner`,
  },
  plastic_repair: {
    named: `dash|dashboard|plastic*|console|trim|vinyl~repair*|fix*|crack*|weld*|hole*|fill*|broken|refinish*
      plastic|trim|dash|dashboard|vinyl|console|hole_repair* plastic_weld*|fix* dash_crack* hole_fill*
      interior_trim_repair door_card_repair phone_holder_holes`,
    hinted: `dash|dashboard|plastic|console|trim~cracked|holes|hole|phone|scratched|gouge*|snapped|scuffed
      plastic~broken`,
  },
  headliner_repair: {
    named: `saggy* sagging*
      headliner*|headlining*|lining|roofliner~repair*|replac*|recover*|sag*|droop*|retrim*|fix*|reglue*
      headliner|headlining_repair*|replace* headliner_recover*|sag* retrim_roof roof_lining_repair
      roof_lining_replace*`,
    hinted: `headliner*|headlining*|lining|ceiling|roof~falling|hanging|dropped|drooping|head ceiling|roof~sag*|droop*
      material|fabric_falling`,
  },
  buttons: {
    named: `button* buttons switchgear sticky_button*|plastic* button|knob_refinish* button_repair* switch_repair`,
    hinted: `buttons|button|switches|plastics~sticky|peeling|worn|gooey|tacky ferrari_sticky`,
  },
  gear_gaiter: {
    named: `gaiter* gearknob* gearstick* shifter shift gear handbrake* knob* gear_gaiter|knob*|stick shift_knob*|boot*
      handbrake|boot_gaiter parking_brake_boot`,
  },
  bed_liner: {
    named: `bedliner* raptor* linex liner bed|tub_liner* spray|load_liner line_x spray_in_liner truck_bed_coat*`,
    hinted: `tub|bed|load~lined|line|liner|spray*`,
  },
  soft_top_clean: {
    named: `softtop* ragtop* soft~top~clean* soft~top~wash* soft~top~shampoo* soft~top~restor* soft~top~valet*
      soft~top~moss soft~top~algae soft~roof~clean* soft~roof~wash* soft~roof~shampoo* soft~roof~restor*
      soft~roof~valet* soft~roof~moss soft~roof~algae soft~hood~clean* soft~hood~wash* soft~hood~shampoo*
      soft~hood~restor* soft~hood~valet* soft~hood~moss soft~hood~algae convertible~top~clean*
      convertible~top~wash* convertible~top~shampoo* convertible~top~restor* convertible~top~valet*
      convertible~top~moss convertible~top~algae convertible~roof~clean* convertible~roof~wash*
      convertible~roof~shampoo* convertible~roof~restor* convertible~roof~valet* convertible~roof~moss
      convertible~roof~algae convertible~hood~clean* convertible~hood~wash* convertible~hood~shampoo*
      convertible~hood~restor* convertible~hood~valet* convertible~hood~moss convertible~hood~algae
      cabrio*~top~clean* cabrio*~top~wash* cabrio*~top~shampoo* cabrio*~top~restor* cabrio*~top~valet*
      cabrio*~top~moss cabrio*~top~algae cabrio*~roof~clean* cabrio*~roof~wash* cabrio*~roof~shampoo*
      cabrio*~roof~restor* cabrio*~roof~valet* cabrio*~roof~moss cabrio*~roof~algae cabrio*~hood~clean*
      cabrio*~hood~wash* cabrio*~hood~shampoo* cabrio*~hood~restor* cabrio*~hood~valet* cabrio*~hood~moss
      cabrio*~hood~algae cabriolet~top~clean* cabriolet~top~wash* cabriolet~top~shampoo* cabriolet~top~restor*
      cabriolet~top~valet* cabriolet~top~moss cabriolet~top~algae cabriolet~roof~clean* cabriolet~roof~wash*
      cabriolet~roof~shampoo* cabriolet~roof~restor* cabriolet~roof~valet* cabriolet~roof~moss
      cabriolet~roof~algae cabriolet~hood~clean* cabriolet~hood~wash* cabriolet~hood~shampoo*
      cabriolet~hood~restor* cabriolet~hood~valet* cabriolet~hood~moss cabriolet~hood~algae softtop*~top~clean*
      softtop*~top~wash* softtop*~top~shampoo* softtop*~top~restor* softtop*~top~valet* softtop*~top~moss
      softtop*~top~algae softtop*~roof~clean* softtop*~roof~wash* softtop*~roof~shampoo* softtop*~roof~restor*
      softtop*~roof~valet* softtop*~roof~moss softtop*~roof~algae softtop*~hood~clean* softtop*~hood~wash*
      softtop*~hood~shampoo* softtop*~hood~restor* softtop*~hood~valet* softtop*~hood~moss softtop*~hood~algae
      fabric~top~clean* fabric~top~wash* fabric~top~shampoo* fabric~top~restor* fabric~top~valet*
      fabric~top~moss fabric~top~algae fabric~roof~clean* fabric~roof~wash* fabric~roof~shampoo*
      fabric~roof~restor* fabric~roof~valet* fabric~roof~moss fabric~roof~algae fabric~hood~clean*
      fabric~hood~wash* fabric~hood~shampoo* fabric~hood~restor* fabric~hood~valet* fabric~hood~moss
      fabric~hood~algae canvas~top~clean* canvas~top~wash* canvas~top~shampoo* canvas~top~restor*
      canvas~top~valet* canvas~top~moss canvas~top~algae canvas~roof~clean* canvas~roof~wash*
      canvas~roof~shampoo* canvas~roof~restor* canvas~roof~valet* canvas~roof~moss canvas~roof~algae
      canvas~hood~clean* canvas~hood~wash* canvas~hood~shampoo* canvas~hood~restor* canvas~hood~valet*
      canvas~hood~moss canvas~hood~algae hood~top~clean* hood~top~wash* hood~top~shampoo* hood~top~restor*
      hood~top~valet* hood~top~moss hood~top~algae hood~roof~clean* hood~roof~wash* hood~roof~shampoo*
      hood~roof~restor* hood~roof~valet* hood~roof~moss hood~roof~algae hood~hood~clean* hood~hood~wash*
      hood~hood~shampoo* hood~hood~restor* hood~hood~valet* hood~hood~moss hood~hood~algae rag~top~clean*
      rag~top~wash* rag~top~shampoo* rag~top~restor* rag~top~valet* rag~top~moss rag~top~algae rag~roof~clean*
      rag~roof~wash* rag~roof~shampoo* rag~roof~restor* rag~roof~valet* rag~roof~moss rag~roof~algae
      rag~hood~clean* rag~hood~wash* rag~hood~shampoo* rag~hood~restor* rag~hood~valet* rag~hood~moss
      rag~hood~algae mohair~top~clean* mohair~top~wash* mohair~top~shampoo* mohair~top~restor* mohair~top~valet*
      mohair~top~moss mohair~top~algae mohair~roof~clean* mohair~roof~wash* mohair~roof~shampoo*
      mohair~roof~restor* mohair~roof~valet* mohair~roof~moss mohair~roof~algae mohair~hood~clean*
      mohair~hood~wash* mohair~hood~shampoo* mohair~hood~restor* mohair~hood~valet* mohair~hood~moss
      mohair~hood~algae drop~top~clean* drop~top~wash* drop~top~shampoo* drop~top~restor* drop~top~valet*
      drop~top~moss drop~top~algae drop~roof~clean* drop~roof~wash* drop~roof~shampoo* drop~roof~restor*
      drop~roof~valet* drop~roof~moss drop~roof~algae drop~hood~clean* drop~hood~wash* drop~hood~shampoo*
      drop~hood~restor* drop~hood~valet* drop~hood~moss drop~hood~algae
      softtop|hood|roof|convertible|canvas_clean* soft|rag_top soft_top_clean* convertible_top_clean*
      convertible_roof_clean* fabric_roof_clean*`,
    hinted: `roof|hood|top|softtop|convertible|cabriolet|canvas~green|moss|mossy|algae|mouldy|moldy|mildew|faded`,
  },
  soft_top_coat: {
    named: `reproof* waterproof* reproofed proofing proofed proof
      softtop*|convertible|canvas|hood|roof|fabric~reproof*|proof*|waterproof*|proofed
      re|roof|hood|canvas_proof* hood|roof_reproof* convertible_protect* canvas_waterproof* hood_recolour|dye
      soft_top_protect* soft_top_seal* soft_top_proof* soft_top_coat* soft_top_reproof* convertible_top_protect*
      convertible_top_seal* soft_top_treat* fabric_roof_protect* soft_top_dye`,
    hinted: `roof|hood|softtop|convertible|canvas~leak*|soak*|soaks|drips|letting`,
  },
  rustproof: {
    named: `rustproof* underseal* undercoat* undercoating antirust rubberized* rubberised* waxoyl* waxoil* krown*
      dinitrol* fluidfilm lanolin* lanoguard* woolwax acf acf50 corrosion ziebart* dripless
      rust_proof*|prevent*|treat*|inhibit*|check rust|underbody|corrosion|chassis_protect* under_seal*
      under|rust_coat* anti_rust oil_spray*|undercoat* wax_oil fluid_film* wool_wax bilt_hamber acf_50 drip_free
      rust|annual_spray`,
    hinted: `rust*|rusty|rusting|rot|rotten|corrosion|scabby~under*|underneath|chassis|stop|prevent|frame|sills|winter|subframe|protect*
      salt_belt stop_the_rust`,
  },
  cavity_wax: {
    named: `cavity* injection* cavity_wax*|inject*|protect* wax|sill_inject* box_section* inner_sill* chassis_wax*
      rust_injection`,
  },
  undercoat: {
    named: `undercoat* underseal* rubberized rubberised under_seal under|underbody_coat* stone_guard_coat`,
  },
  dry_ice: {
    named: `dryice* iceblast* cryo* dry_ice* ice|co2_blast* co2_clean*`,
  },
  steam: {
    named: `steam* steamed steamer steam|vapour|vapor_clean* steam_wash`,
  },
  tyre_change: {
    named: `changeover mounting remount* tpms* valve*
      tyre*|tire*|tires~swap*|change*|fit*|mount*|install*|season*|rotat*|winter|summer|snow
      tyre|tire|wheel_change*|swap* winter|summer_tyre* winter|summer|snow_tire* seasonal_swap change_over
      tyre_fit*|removal tire_install* tire|tyre_mount*|rotation swap_wheels wheel_refit|fitting`,
    hinted: `winters_on|off summers_on snow_tires`,
  },
  tyre_storage: {
    named: `tyre*|tire*|tires|wheels~stor*|hotel|keep tyre|tire_storage|hotel wheel|seasonal_storage
      store_tyres|tires|wheels`,
  },
  tyre_repair: {
    named: `puncture* tyre*|tire*~puncture*|flat|plug|patch|nail|screw|repair*|leak*|slow tyre|tire_repair*|plug
      flat|plug_repair tire_patch flat_tire|tyre`,
    hinted: `losing_air slow_puncture nail_in_tyre nail_in_tire screw_in_tyre screw_in_tire`,
  },
  wheel_balance: {
    named: `balanc* rebalanc* alignment tracking wheel|tyre|tire_balanc* road_force wheel_alignment`,
    hinted: `shak*|vibrat*|wobbl*~steering|motorway|highway|70|speed steering_wheel_shakes`,
  },
  oil_change: {
    named: `oil oil_change*|filter|lube oil|lube_service lube|synthetic|conventional|engine_oil oil_and_filter`,
  },
  chain_lube: {
    named: `chain* chain_lube*|clean*|oil*|wax*|service|adjust* lube_chain clean_and_lube`,
    hinted: `chain~rusty|dry|noisy|gunk*|black|manky|squeak*`,
  },
  cabin_filter: {
    named: `filter filters cabin|pollen|air_filter* cabin_air_filter`,
  },
  battery: {
    named: `battery* batteries jumpstart* trickle* ctek jump_start* battery_charge*|tender`,
    hinted: `flat|dead_battery wont_start`,
  },
  bulb: {
    named: `bulb* bulbs xenon hid drl led led_upgrade*|retrofit led|headlight_bulb*`,
  },
  audio: {
    named: `stereo* audio* speaker* subwoofer* carplay* headunit amp amplifier android_auto sound_system head_unit`,
  },
  dashcam: {
    named: `dashcam* hardwire* cam cams blackvue nextbase viofo thinkware dash_cam*|camera hard_wire* parking_mode
      front_and_rear_cam`,
  },
  camera_fit: {
    named: `camera* reversing|reverse|backup|rear_cam* parking_sensor*|cam* rear_view_cam*`,
  },
  starlight: {
    named: `starlight* ambient star|ambient|mood_light* star_headliner*|roof stars_headliner interior_lights|led`,
  },
  soundproof: {
    named: `soundproof* sounddeaden* dynamat* deadening insulation sound_proof*|deaden*|insulat*|damp*
      noise_insulat*|reduc* silent_coat`,
    hinted: `road|wind|tyre|tire~noise too_loud noisy_inside`,
  },
  antifreeze_wash: {
    named: `antifreeze* screenwash* fluids anti_freeze screen_wash* washer_fluid*|top* windshield_washer* winter_fluid
      fluid_top* top_up_fluid*`,
  },
  wipers: {
    named: `wiper* blades wiper_blade*|replace* new_wipers`,
    hinted: `wipers~squeak*|smear*|judder*|streak*|knackered`,
  },
  boat_hull: {
    named: `hull* gelcoat* topside* waterline* transom* grp fibreglass* fiberglass*
      boat|yacht|hull|rib|pontoon|tender|gelcoat|narrowboat|dinghy~polish*|wax*|clean*|wash*|buff*|compound*|detail*|oxidi*|coat*|ceramic|valet*
      hull|boat_polish*|clean*|wash* boat_wax*|detail*|valet*|compound*|buff* gel_coat|polish oxidation_removal
      hull_brighten*|wax bottom_paint bottom|acid_wash`,
    hinted: `barnacle*
      boat|yacht|hull|gelcoat~chalky|faded|yellow*|dull|brown|moustache|mustache|green|slime|scum|weed|barnacle*
      scum_line`,
  },
  teak_deck: {
    named: `teak* nonskid decking deck holystone teak_deck*|clean*|oil*|brighten* deck_clean*|wash*|scrub* non_skid
      swim_platform`,
    hinted: `teak|deck~grey|gray|black|green|silver|slippy`,
  },
  antifouling: {
    named: `antifoul* coppercoat* anti_foul* bottom_paint*|coat* foul_release copper_coat`,
  },
  isinglass: {
    named: `isinglass clears strataglass eisenglass eisinglass bimini* dodger* sprayhood* enclosure* spray_hood`,
  },
  awning_clean: {
    named: `awning* awnings annex bimini* sprayhood* awning|canvas|tonneau|canopy_clean* awning_reproof* boat_cover*`,
    hinted: `awning|annex|canopy|canvas~green|mould*|mold*|mildew|black|algae`,
  },
  caravan_wash: {
    named: `caravan*|carvan|motorhome*|camper*|campervan*|rv|rvs|fifth|winnebago|airstream~wash*|clean*|valet*|detail*|polish*|wax*|roof
      caravan_wash*|clean*|valet*|polish*|exterior motorhome_wash*|clean*|valet* camper_wash*|clean*
      rv_wash*|detail* carvan_wash`,
    hinted: `caravan|motorhome|camper|campervan|rv~green|black|streak*|streaks|algae|moss|mould*|dirty|stored
      black_streak* streak_removal`,
  },
  motorhome_inside: {
    named: `habitation* galley cushion* habitation|sleeper_clean caravan|motorhome|camper|rv_interior living_area
      cabin_sole saloon_cushion*`,
  },
  truck_wash: {
    named: `hgv* bobtail* curtainsider*
      truck|trucks|lorry|lorries|hgv|rig|semi|artic|wagon|tractor|trailer|tanker|bus|coach~wash*|clean*|valet*|detail*|shampoo*
      truck|lorry|hgv|trailer_wash* artic|rig|semi|tanker_wash tractor_unit*|wash curtain_side* box_truck*
      truck_and_trailer`,
  },
  washout: {
    named: `washout* reefer* silo grain wash|washed|sweep_out trailer_washout food_grade* tank_wash*
      tanker|tank_clean*`,
  },
  livestock_wash: {
    named: `livestock* cattle* horsebox* manure cattle_crate horse_box*|lorry* horse|stock_trailer*`,
    hinted: `cow|cattle|horse|sheep|pigs|manure|slurry~trailer|lorry|box|muck|poo|smell*`,
  },
  metal_polish: {
    named: `brightwork* blueing* bluing
      aluminum|aluminium|stainless|steel|chrome|brass|tanks|stacks|rails|tips|metal|alloy|exhaust*|pipes~polish*|brighten*|shine*|restor*|buff*
      metal|alumin*|stainless|chrome|stack|tank|tanks|brass|rail|exhaust|tip|tailpipe_polish*
      aluminum|aluminium_polish bright_work exhaust_tip*`,
    hinted: `chrome|tips|pipes|exhaust|stainless|aluminium|aluminum~dull|rust*|pitted|tarnish*|blued|blue|sooty`,
  },
  pickup_delivery: {
    named: `pickup collection* collect collected dropoff deliver* delivery pick_up collect_and*|deliver drop_off
      valet_pickup bring_back return_delivery pick_up_and collection_and_delivery door_to_door`,
    hinted: `collect|pick|fetch|grab|come~car|it|me|home|house|work|from|drop cant_drop can_you_collect come_and_get`,
  },
  call_out: {
    named: `callout* mobile* travel onsite mileage call_out* mobile_service travel_fee*|charge*|surcharge on_site
      at_home home_visit house_call come_to_you out_of_town`,
    hinted: `come|do|wash*~drive|driveway|house|work|office|home|here|place|us|me own|no_water no_power come_to_me
      come_out_to at_my_house at_my_place on_my_drive in_my_driveway`,
  },
  express_fast: {
    named: `express* quick* rush* turnaround priority* urgent* emergency* overnight* 24h 24hr same|next_day fast_track
      short_notice evening_slot while_you_wait out_of_hours`,
    hinted: `asap hurry today tonight quickly speedy pronto fast tomorrow_morning right|straight_away how_quick*
      fast_as last_minute in_a_rush`,
  },
  winter_storage: {
    named: `storage store storing stored wintering winteri* layup shrinkwrap* winter_storage*
      car|vehicle|indoor|dehumidified_storage lay_up over_winter shrink_wrap*`,
  },
  subscription: {
    named: `subscri* membership* member unlimited* club* plan plans contract* monthly weekly fortnightly biweekly
      quarterly loyalty prepaid monthly_plan*|wash* wash_club|pass|book|card maintenance_plan* bi_weekly
      every_month|week|fortnight regular_visit* season_pass`,
    hinted: `ongoing regular~wash*|clean*|visit* every~week~come every~week~wash* every~week~clean* every~week~do
      every~week~visit every~month~come every~month~wash* every~month~clean* every~month~do every~month~visit
      every~fortnight~come every~fortnight~wash* every~fortnight~clean* every~fortnight~do every~fortnight~visit
      every~weeks~come every~weeks~wash* every~weeks~clean* every~weeks~do every~weeks~visit each~week~come
      each~week~wash* each~week~clean* each~week~do each~week~visit each~month~come each~month~wash*
      each~month~clean* each~month~do each~month~visit each~fortnight~come each~fortnight~wash*
      each~fortnight~clean* each~fortnight~do each~fortnight~visit each~weeks~come each~weeks~wash*
      each~weeks~clean* each~weeks~do each~weeks~visit once~week~come once~week~wash* once~week~clean*
      once~week~do once~week~visit once~month~come once~month~wash* once~month~clean* once~month~do
      once~month~visit once~fortnight~come once~fortnight~wash* once~fortnight~clean* once~fortnight~do
      once~fortnight~visit once~weeks~come once~weeks~wash* once~weeks~clean* once~weeks~do once~weeks~visit
      standing_order`,
  },
  voucher: {
    named: `voucher* gift* giftcard* coupon* gift_card*|voucher*|certificate*`,
    hinted: `birthday|christmas|xmas|present|dad|husband|wife|boyfriend|girlfriend|anniversary|surprise~gift|present|birthday|surprise|treat|card|buy`,
  },
  gift: {
    named: `gift* present presents`,
  },
  sale_prep: {
    named: `presale* resale* forecourt* saleroom sell sale sale|sales_prep* pre_sale*|sales sellers_special for_sale
      sale_ready trade_in* retail|dealer|auction_prep selling_detail prep_for_sale ready_to_sell`,
    hinted: `selling autotrader donedeal craigslist marketplace partex* trading buyer* viewing* webuyanycar gumtree
      sell_it|the|my on_autotrader facebook_market* part_ex* trade_in getting_rid putting_it_up up_for_sale
      get_the_most_for`,
  },
  lease_return: {
    named: `lease bvrla pcp* handback lease|pcp_return* lease_end*|prep|turn*|inspection off_lease contract_hire
      hand_back end_of_lease end_of_contract`,
    hinted: `lease|leasing|pcp|motability|finance~back|return*|end*|ending|hand*|over|up|inspection|charges|goes|turn*
      going|handing_back turn_in giving_it_back hand_it_back`,
  },
  new_car_prep: {
    named: `newcar* pdi new_car*|vehicle* brand_new delivery|dealer_prep first_detail new_car_detail new_car_protect*
      new_car_prep* new_car_package new_paint_prep new_car_ready`,
    hinted: `brand|just|picking|collecting|getting|bought|delivered|delivery~new|dealer*|dealership|showroom|factory
      new_motor|tesla straight_from_dealer from_the_dealer* picked_up_new`,
  },
  full_package: {
    named: `works monty showroom* combo everything bundle saver
      full|complete|total|whole|entire|inside~detail*|valet*|dtl
      full_detail*|valet*|vallet|package|works|reset|monty|deal|service|clean*|dtl|det|groom
      complete_detail*|package|valet|clean* the_works total|fll|premium|signature_detail
      ultimate|deluxe|executive|gold|platinum_detail|valet bumper_to_bumper inside_out_detail full_car_detail
      full_car_clean* interior_and_exterior_detail`,
    hinted: `immaculate spotless everything_done whole_shebang|lot|nine do_everything the_lot full_whack like_new
      mint_condition top_to_bottom head_to_toe like_brand_new good_as_new make_it_mint back_to_showroom
      nose_to_tail`,
  },
  maintenance_wash: {
    named: `maintenance* maint upkeep* aftercare* weekender maintain* maint|safe|neutral|ppf|wrap_wash
      maintenance_wash*|detail*|valet ph_neutral coating|ceramic_safe top_up_wash follow_up_wash`,
  },
  consultation: {
    named: `consult* assess* inspection* appraisal* viewing advice evaluation* walkaround check_over walk_around
      free_quote estimate_visit`,
    hinted: `recommend* advise come_look have_a_look take_a_look look_at_it what_do_you_recommend`,
  },
  offer: {
    named: `quote* quotation* estimate* pricelist price_list`,
  },
  discount: {
    named: `discount* promo* offer deal deals coupon* loyalty trade_price fleet_rate`,
  },
  insurance: {
    named: `insurance* insurer claim claims excess deductible no_claims`,
  },
  courtesy_car: {
    named: `courtesy* loaner* rental* loan_car|vehicle hire|replacement_car`,
  },
  towing: {
    named: `tow tows towed towing recovery flatbed breakdown roadside`,
  },
  photo_shoot: {
    named: `photo* photoshoot* photography filming gallery pictures_package video_shoot`,
  },
  self_wash: {
    named: `selfserve token* lance self_serve*|service*|wash coin_op* wash|vacuum_bay pressure_lance`,
  },
  auto_wash: {
    named: `tunnel* touchless* brushless gantry rollover automatic_wash* auto|brush_wash touch_free drive_thru|through
      soft_touch roll_over`,
  },
  fleet: {
    named: `fleet* company|pool_cars company|business_vehicles commercial_vehicle* rental_fleet`,
  },
  full_interior_trim: {
    named: `trimmers full|interior_retrim*`,
  },
  smoke_test: {
    named: `mot nct state_inspection`,
  },
  rodent: {
    named: `rodent* mice mouse rats marten* squirrel* nest rat_dropping*`,
    hinted: `mouse|mice|rat|rats|squirrel*|hamster|rodent*~car|nest|engine|smell*|died|dead|living|urine|chewed`,
  },
  moss: {
    named: `moss* algae* algea lichen* greening mossy green_remov*`,
    hinted: `green|moss|mossy|algae|lichen~roof|seals|windows|rubber*|caravan|car|hood|gutter*`,
  },
  body: {
    named: `body bodywork paintwork exterior* ext outside bodyshell coachwork paint_work car|whole_body body_panel*
      clear_coat`,
  },
  glass: {
    named: `glass glasses window windows windo screens windscreen* windshield* pane panes windowpane*`,
  },
  all_glass: {
    named: `all|full|complete_glass all_windows|round|around every_window all_the_windows all_the_glass`,
    hinted: `windows_all_round`,
  },
  windscreen: {
    named: `windscreen* windshield* wlndshield* wscreen wshield winscreen windsheild* winshield* front|w_screen
      front|screen_glass w_shield front_windshield front_window_screen`,
  },
  rear_window: {
    named: `backlite backlight rear|back|tailgate_window rear|back|heated_screen rear|back|hatch|tailgate_glass
      rear|back_windshield rear_windscreen`,
  },
  front_side_windows: {
    named: `fronts frnts front_windows|sides|two|2|pair driver|passenger_window* drivers|front_window roll_up*|ups
      two_fronts front_side_window* front_door_window* front_door_glass front_door_windows front_side_glass
      driver_and_passenger`,
  },
  rear_side_windows: {
    named: `rears rear|back_sides|windows rear_side_window* back_side_window* rear_door_window* rear_door_glass
      back_door_window* rear_side_glass rear_passenger_window*`,
  },
  quarter_glass: {
    named: `quarterlight* quarters porthole* slider quarter|vent_glass quarter|vent|triangle|opera|corner_window*
      quarter_light* fly_window rear_quarter small_triangle`,
  },
  sunroof: {
    named: `sunroof* moonroof* pano* panoramic* glassroof skylight* panroof sun|moon|pano|pan_roof glass_roof|top`,
  },
  headlights: {
    named: `headlight* headlamp* hdlts hdlt* hedlites headlites headllght* lights lamps lenses headlghts lens
      projectors head|front_light*|lamp*`,
  },
  taillights: {
    named: `taillight* taillamp* tails tail tail|rear_light*|lamp* back|brake_light* third_brake light_bar`,
  },
  fog_lights: {
    named: `foglight* foglamp* fogs fog drl* fog|driving|spot_light* fog_lamp*`,
  },
  marker_lights: {
    named: `marker* indicator* indicators blinker* side_marker*|repeater* turn_signal*`,
  },
  hood: {
    named: `hood hoods bonnet* bonnets bonet frunk|engine_lid engine_cover_outside`,
  },
  front_bumper: {
    named: `bumper bumpers splitter* front_bumper*|bumpers|valance|lip|splitter f|fr_bumper bumper_front nose_cone`,
  },
  rear_bumper: {
    named: `bumper bumpers diffuser* rear|back_bumper* r_bumper bumper_rear rear_valance`,
  },
  fender: {
    named: `fender* fenders wing wings guard guards fendr mudguard* haunch* front_wing*|fender* quarter_panel*|pnl
      rear_wing* wheel_wing side_panel* rear_quarter_panel*`,
  },
  front_end: {
    named: `frontend nose snout front face front_end|clip|part|face whole_front`,
  },
  half_front: {
    named: `half|partial_front|bonnet half|partial|third|quarter_hood front_third leading|hood_edge 18|24|12_inch*
      partial_fender* hood_tip`,
  },
  full_front: {
    named: `full|complete|whole|entire_front full|whole_hood|bonnet full_fender*|wings|nose full_front_end`,
  },
  mirrors: {
    named: `mirror mirrors caps rearview door|wing|side_mirror* mirror_cap*|cover*|housing*|shell*|backs`,
  },
  roof: {
    named: `roof rooftop roofs roof_panel|skin`,
  },
  doors: {
    named: `door doors front|rear|back|sliding|side_door* door_skin* drivers|driver|passenger|slide_door`,
  },
  door_edges: {
    named: `edge edges door_edge* edge_guard* doors_edges edges_of_doors door_edge_guard*`,
  },
  door_handles: {
    named: `handle handles doorhandle* door|grab_handle* door_pull*`,
  },
  door_cups: {
    named: `doorcup* cups door_cup* handle_cup*|recess* cup_ppf behind|under_handle* fingernail|nail_guard
      behind_the_handle* door_handle_cup*`,
    hinted: `nail*|fingernail*|rings|scratches~handle|handles`,
  },
  sills: {
    named: `sill sills rocker* rockers sideskirt* skirts treadplate* threshold* door|side|entry|entrance_sill*
      rocker|step|kick_panel* side_skirt* scuff|step|kick_plate* door|side_step* running_board*`,
  },
  trunk_lid: {
    named: `bootlid* trunklid tailgate* hatch liftgate* decklid* lid trunk|boot|deck_lid rear_hatch
      hatchback|rear|back|boot_door barn_door*`,
  },
  loading_edge: {
    named: `ledge loading luggage loading_edge*|lip|sill boot|trunk_lip|ledge|edge bumper_top|ledge
      luggage_strip|edge|area load_lip|edge rear_bumper_top luggage_area_strip`,
  },
  pillars: {
    named: `pillar* pillars posts apillar* bpillar* a|b|c|door|window_pillar* b_post*|posts`,
  },
  grille: {
    named: `grille* grill grills kidney* kidneys front|radiator_grille kidney_grille*`,
  },
  spoiler: {
    named: `spoiler* spoilers ducktail splitter* diffuser* lip gurney rear_wing wing|lip|boot|roof|trunk_spoiler
      front_lip`,
  },
  trim: {
    named: `trim trims moulding* molding* surround surrounds cladding beltline* weatherstrip*
      strip|plastic|body|exterior_trim window_trim*|surround* side|rubbing|bump_strip* door_trim*`,
  },
  chrome: {
    named: `chrome* chromed crome chrom brightwork* bright bright|shiny|silver_trim`,
  },
  badges: {
    named: `badge* badges emblem* emblems roundel* logo|boot_badge model_letter*`,
  },
  roof_rails: {
    named: `rails rail roofrack* crossbar* roof_rail*|rack* roof|cross_bar*`,
  },
  roof_box: {
    named: `roofbox* thule roof|top_box*`,
  },
  tow_bar: {
    named: `towbar* hitch* towball tow_bar*|hitch|ball`,
  },
  wheels: {
    named: `wheel wheels alloy alloys rim rims mags wheelz steelies hubcap* hubs whl whls spoke*
      alloy|allow|mag_wheel* hub_cap* wheel_trim*`,
  },
  wheel_one: {
    named: `one|single|per|each|1_wheel one|single|1_alloy one|single_rim wheel_each one_corner one_of_the_wheels`,
  },
  tyres: {
    named: `tyre* tire tires tyres sidewall* rubber`,
  },
  calipers: {
    named: `caliper* calipers calliper* callipers brakes brake_caliper*`,
  },
  arches: {
    named: `arch arches wheelarch* wheelwell* wells flares wheel_arch*|well* inner_fender* arch_liner* fender_flare*`,
  },
  underbody: {
    named: `underbody* underside* undercarriage* underneath chassis* underfloor floorpan* subframe* floor_pan
      frame_underneath under_body under_the_car`,
  },
  engine: {
    named: `engine* engines eng motor motors powertrain outboard* engine_bay under_bonnet|hood under_the_bonnet
      under_the_hood`,
  },
  exhaust: {
    named: `exhaust* tailpipe* muffler* tips pipes downpipe* stacks header headers silencer tail_pipe* exhaust_tip*`,
  },
  tank: {
    named: `tank tanks fuel|petrol|gas_tank`,
  },
  tank_cap: {
    named: `fuel|filler_cap* fuel_door*|flap*|lid* petrol|gas_cap`,
  },
  charge_port: {
    named: `charge|charging_port*|flap`,
  },
  licence_plate: {
    named: `numberplate* plates plate number|license|licence_plate* reg_plate`,
  },
  interior: {
    named: `interior* interiors int inside insid insides cabin* cockpit* salon indoors passenger_compartment`,
  },
  seats: {
    named: `seat seats upholster* chair chairs bench recaro* backrest* bolster* cushion* seating`,
  },
  front_seats: {
    named: `front_seat*|seats|row both_fronts driver_and_passenger_seat*`,
  },
  rear_seats: {
    named: `backseat* bench rear|back_seat*|bench rear|second|middle|2nd_row bench_seat`,
  },
  driver_seat: {
    named: `driver|drivers_seat*|bolster seat_driver my_seat driver_side_seat`,
  },
  passenger_seat: {
    named: `passenger_seat* front_passenger passenger_side_seat`,
  },
  third_row: {
    named: `third third|3rd_row rear_most 7|seven_seat* row_three 7_seater*`,
  },
  one_seat: {
    named: `one|single|1|per|each_seat seat_each one_chair one_of_the_seats`,
  },
  headrest: {
    named: `headrest* head_rest*`,
  },
  armrest: {
    named: `armrest* console* cubby arm_rest* centre|center_console`,
  },
  carpet: {
    named: `carpet* carpets carpeting floor floors flooring footwell* rug rugs underlay foot_well* floor_pan_carpet`,
  },
  mats: {
    named: `mats mat floormat* carmats floor|rubber|car|boot_mat* boot_liner trunk_mat`,
  },
  ceiling: {
    named: `headliner* headlining* rooflining roofliner* ceiling* headcloth headlinig head|roof_liner
      roof_lining|cloth inner|interior|inside_roof`,
  },
  dashboard: {
    named: `dash dashboard* dashbord* console* cockpit* fascia* facia* glovebox* cupholder* instrument_panel|cluster
      center|centre_console glove_box cup_holder*`,
  },
  screen: {
    named: `touchscreen* infotainment* display* satnav screen screens navigation tablet
      touch|idrive|tesla|central_screen sat_nav instrument_cluster`,
  },
  steering_wheel: {
    named: `steering steeringwheel steering_wheel* wheel_steering`,
  },
  door_cards: {
    named: `doorcard* door_card*|panel*|trim*|lining*|pocket* inner|interior_door*`,
  },
  door_jambs: {
    named: `jamb jambs shuts doorshut* shutlines hinge* hinges gutters door_jamb*|shut*|frame*|check*|opening*
      inner_door_edge*`,
  },
  trunk: {
    named: `trunk trunks boot boots cargo frunk froot boot_space|area luggage_area|compartment
      cargo|trunk|load|tailgate_area`,
  },
  cargo_area: {
    named: `cargo* bed tub tray load_area|bay|space loading|cargo_bay truck|pickup_bed ute_tray`,
  },
  cab: {
    named: `cab cabs sleeper cabover lorry|truck|sleeper_cab`,
  },
  belts: {
    named: `belts seatbelt* harness* seat|safety_belt*`,
  },
  vents: {
    named: `vent vents ducts air|heater_vent*`,
  },
  plastic: {
    named: `plastic* plastics cladding pvc trim|vinyl_plastic`,
  },
  wood_trim: {
    named: `wood wooden veneer* walnut* burr_walnut wood_trim`,
  },
  piano_black: {
    named: `piano piano_black|lacquer gloss_black_trim`,
  },
  leather: {
    named: `leather* leathers lthr lether leath nappa* hide hides leatherette* pleather aniline sensatec
      vegan|faux_leather mb_tex`,
  },
  alcantara: {
    named: `alcantara* alcantra alcantera suede* suade dinamica ultrasuede nubuck`,
  },
  textile: {
    named: `fabric* fabrics cloth cloths textile* velour* tweed canvas material velvet`,
  },
  soft_top: {
    named: `softtop* mohair* ragtop* tonneau* drophead convertible cabriolet cabrio soft_top*|roof
      convertible_top*|roof*|hood canvas_roof*|top fabric_roof*|hood cabrio|cabriolet|folding_roof rag|drop_top
      cloth_roof|top`,
  },
  convertible: {
    named: `convertible* cabrio* cabriolet* roadster* spider spyder drop_top`,
  },
  classic_car: {
    named: `classic vintage oldtimer* classic_car* veteran_car`,
  },
  suv: {
    named: `suv suvs 4x4 crossover jeep land|range_rover large_suv four_by_four`,
  },
  estate_car: {
    named: `estate estates wagon tourer station_wagon`,
  },
  small_car: {
    named: `hatchback* compact supermini coupe coupes small|city_car 3|5_door`,
  },
  mid_car: {
    named: `saloon sedan sedans saloons midsize mid_size`,
  },
  sports_car: {
    named: `supercar* sportscar* hypercar* exotic* exotics sports_car*`,
  },
  electric_car: {
    named: `ev evs tesla electric_car|vehicle`,
  },
  taxi: {
    named: `taxi* uber* lyft minicab rideshare cab_driver black_cab`,
  },
  bus: {
    named: `bus buses coach coaches minibus* school_bus`,
  },
  motorcycle: {
    named: `motorcycle* motorbike* motorcyle bike bikes superbike moto scooter* moped* vespa harley fairing* fairings
      forks chopper motor|naked|tourer_bike`,
  },
  quad: {
    named: `quad* quads atv* utv* sxs dirt_bike side_by_side`,
  },
  bicycle: {
    named: `bicycle* pushbike* mtb ebike* cycle bmx push_bike* mountain|e|road_bike`,
  },
  helmet: {
    named: `helmet* leathers suit visor|lid_helmet riding_gear race_suit one_piece`,
  },
  boat: {
    named: `boat boats yacht* rib dinghy* pontoon* sailboat* speedboat* narrowboat* tender cruiser sailing catamaran*
      hull`,
  },
  jetski: {
    named: `jetski* pwc seadoo waverunner jet_ski* sea_doo`,
  },
  caravan: {
    named: `caravan* carvan motorhome* camper* campervan* rv rvs winnebago airstream motor_home rv_coach
      travel_trailer* fifth_wheel vw_t5|california`,
  },
  truck: {
    named: `truck* trucks lorry lorries hgv hgvs artic wagon rig rigs semi semis pickup ute bakkie* peterbilt kenworth
      scania bobtail tipper* pickup|box_truck 18_wheeler pick_up_truck`,
  },
  van: {
    named: `van vans transit* sprinter vito minivan* mpv mpvs lwb swb transporter people_carrier panel|work_van`,
  },
  trailer: {
    named: `trailer* trailers horsebox* goosenecks gooseneck curtainsider horse_box`,
  },
  tractor: {
    named: `tractor* digger* excavator* combine forklift* telehandler jcb machinery plant_machinery`,
  },
  aircraft: {
    named: `aircraft* airplane* aeroplane* plane planes helicopter* cessna deice fuselage prop propeller* deice_boot*
      leading_edge* jet_wash_aircraft`,
  },
  golf_cart: {
    named: `buggy golf_cart*|buggy|car|buggies`,
  },
  pram: {
    named: `pram* prams stroller* pushchair* buggy bugaboo push_chair baby_buggy`,
  },
  sofa: {
    named: `sofa* sofas couch* settee* armchair* suite rug rugs arm_chair seater_sofa domestic|home_carpet
      dining_chair*`,
  },
  mattress: {
    named: `mattress* mattresses matress*`,
  },
  wash: {
    named: `wash* washed washes washing wsh rinse* rinsed hose hosed bath jet|pressure_wash*`,
  },
  clean: {
    named: `clean* cleaned cleaning cleanup cln valet* vallet* detail* detailing detailed dtl det groom* grooming
      scrub* shampoo* shampo tidy wipe* wiped degreas* hoover* vac vacuum* sanitis* sanitiz* spruce`,
    hinted: `dirty filthy manky mucky grubby minging boggin* mess messy`,
  },
  coat: {
    named: `coat coats coated coating* coatings seal sealed sealing sealant* ceramic* topcoat`,
  },
  protect: {
    named: `protect* protected protection protective guard guards shield* armor* armour* proof proofing`,
    hinted: `preserve look_after stop_it_from keep_it_safe`,
  },
  wrap: {
    named: `wrap wraps wrapped wrapping rap foil foiled foiling raped_film vinyl_wrap*`,
  },
  tint: {
    named: `tint tints tinted tinting tnt tented tent polarizado smoked window_film* smoke_tint`,
    hinted: `darken* darker blackout limo privacy_glass`,
  },
  remove: {
    named: `remov* remove removed removal removing rmvl remvl delete* off undo eliminat* elim
      strip|take|taken|peel_off get_rid`,
    hinted: `rid gone get|come_out out_of`,
  },
  repair: {
    named: `repair* repaired rpr fix* fixed mend* refurb* refurbed refirb* restor* patch patched smart_repair`,
    hinted: `broken damaged sorted sort_out`,
  },
  replace: {
    named: `replac* replaced replacement change changed swap* swapped exchange renew* install* fit fitted fitting
      new_one`,
  },
  dry: {
    named: `dry dried drying dryer dry_out`,
  },
  lube: {
    named: `lube* lubricat* grease* greased oil oiled oiling wd40 silicone_spray`,
  },
  refresh: {
    named: `refresh* freshen* revive* rejuv* boost* spruce reset renew* revital* top_up`,
  },
  restore: {
    named: `restor* resto refurb* refurbish* renovat* recondition* reviv* rejuv* renew* overhaul* bring_back`,
  },
  dirt: {
    named: `dirt dirty grime grimy muck* mucky filth* filthy grubby soiled manky caked gunk* crud grot* greasy grease
      soiling`,
    hinted: `pigsty minging boggin* honkin* mess tip state_of`,
  },
  mud: {
    named: `mud muddy muds soil offroad* clay_mud off_road* dirt_road`,
    hinted: `caked field|festival|farm|greenlane*|trail~mud*|drove|stuck|dirty`,
  },
  sand: {
    named: `sand sandy beach*`,
  },
  salt: {
    named: `salt salty brine grit gritted salted road_salt`,
  },
  dust: {
    named: `dust dusty sawdust drywall* brake|plaster_dust`,
  },
  stain: {
    named: `stain* stained stains spot spots mark marks blotch* smear* tide_mark*`,
  },
  spill: {
    named: `spill* spilt spilled spilling leaked tipped poured exploded knocked_over`,
    hinted: `milk|coffee|juice|coke|wine|paint|tea|petrol|diesel|gas|latte|beer|soup~dropped|over|everywhere|leaked|burst`,
  },
  smell: {
    named: `smell* odor* odour* odr stink* stinks reek* pong* whiff* musty fusty honk* honking smelly scent stench
      fumes`,
  },
  smoke: {
    named: `smoke smokes smoked smoker* smoking cigarette* cig cigs fag fags nicotine tobacco cigar* ciggies vape*
      vaping weed`,
  },
  pet_hair: {
    named: `pethair fur hairs hair dog dogs pet|dog|cat|animal_hair* p_hair`,
  },
  scratch: {
    named: `scratch* scrach* scratched scratches keyed scrape* scraped scuff* scuffs scrapes gouge* key_mark*`,
  },
  swirl: {
    named: `swirl* swirls hologram* marring spiderweb* cobweb* micromarring buffer_trail* spider_web* micro_scratch*
      love_mark* wash_marring`,
  },
  dull: {
    named: `dull dulled faded fading fade oxidi* oxidation oxidized chalk* chalky haze hazy tired lifeless cloudy
      foggy flat|pink_paint matt_looking washed_out`,
  },
  yellowed: {
    named: `yellow yellowed yellowing cloudy foggy milky hazy oxidi* fogged`,
  },
  kerb_damage: {
    named: `kerb* kerbed kerbing curb* curbed rash curb|kerb_rash scuffed_wheel*|alloy* wheel_scuff*`,
  },
  dent: {
    named: `dent* dents dented dings crease* creased dimple* dint dints bash dnt door_ding* a|small_ding
      ding_repair*|remov* bump_in`,
  },
  hail: {
    named: `hail* hailstone* hailstorm*`,
  },
  rust: {
    named: `rust rusts rusty rusting rusted corros* corroded corrosion scab* tinworm rust_spot*|bubble*
      oxidation_metal`,
  },
  chip: {
    named: `chip chips chipped stonechip* stone|rock_chip* chip_in`,
  },
  crack: {
    named: `crack cracks cracked cracking split hairline* fracture*`,
  },
  peel: {
    named: `peel* peeling peeled lifting flak* flaking delaminat* curling lacquer_peel* coming_off clear_coat_fail*`,
  },
  bubble: {
    named: `bubbl* bubbles bubbling bubbly blister* blistering`,
  },
  sap: {
    named: `sap sappy resin* honeydew pollen tree|pine_sap`,
  },
  insects: {
    named: `insect* bug bugs flies fly midges gnats wasp* lovebug*`,
  },
  tar: {
    named: `tar tars tarry bitumen asphalt tarmac`,
  },
  water_marks: {
    named: `waterspot* watermark* limescale mineral* calcium water_spot*|mark*|stain* hard_water`,
  },
  tear: {
    named: `tear tears torn rip rips ripped split slash* fray* hole holes worn_through`,
  },
  burn: {
    named: `burn burns burnt burned burnhole* scorch* melted singed burn_mark*`,
  },
  film: {
    named: `film films fllm foil foils ppf vinyl wrap|window_film`,
  },
  vinyl: {
    named: `vinyl* pvc calendered cast_vinyl|film`,
  },
  polyurethane: {
    named: `polyurethan* tpu urethane tph self_heal*`,
  },
  carbon: {
    named: `carbon* carbonfibre carbon_fibre|fiber forged_carbon`,
  },
  ceramic_film: {
    named: `ceramicir irx ctx cxp atr crystalline ceramic|ceramicir|nanoceramic|nano~tint*|film*|window*|tnt
      ceramic_tint*|film*|window*|ir ir_ceramic|film nano_ceramic_tint`,
  },
  athermal: {
    named: `athermal* infrared* airblue solar irx heat|ir_reject* heat_reduc*|block* ir|solar|uv|thermal_film
      air_blue|80 chameleon_tint heat_shield_film`,
    hinted: `hot|heat|boiling|roasting|oven|baking|scorching~car|inside|summer|sun|windows`,
  },
  dyed: {
    named: `dyed dyed_film* basic|standard|economy_tint dye_film`,
  },
  metallic: {
    named: `metallic* metalised metallized metalized metallised metal_film`,
  },
  mirror: {
    named: `mirrored* reflective* mirror_tint*|film* chrome_tint`,
  },
  matte: {
    named: `matte matt stealth* frozen mat|flat_black|finish satin_matte frosted_finish`,
  },
  satin: {
    named: `satin* silk eggshell semi_gloss|matt`,
  },
  gloss: {
    named: `gloss* glossy shine shiny glassy high_gloss wet_look`,
  },
  black: {
    named: `black blacked blk jet|gloss|piano_black`,
  },
  coloured: {
    named: `colour* color* coloured colored colours colors colour|color_film`,
  },
  transparent: {
    named: `transparent* clear clr invisible see_through`,
  },
  light_shade: {
    named: `lighter lightest subtle light_tint|smoke|shade 50|70|35_percent`,
  },
  dark_shade: {
    named: `dark darker darkest limo blackout midnight limo|black_tint 5|15|20_percent dark_smoke super_dark`,
  },
  colour_red: {
    named: `red reds burgundy maroon crimson cherry`,
  },
  colour_blue: {
    named: `blue navy miami_blue`,
  },
  colour_green: {
    named: `green khaki olive brg racing|army|mint_green`,
  },
  colour_grey: {
    named: `grey gray nardo* gunmetal charcoal graphite anthracite slate battleship`,
  },
  colour_white: {
    named: `white ivory cream pearl_white`,
  },
  colour_yellow: {
    named: `yellow amber lime`,
  },
  colour_purple: {
    named: `purple violet lilac midnight_purple`,
  },
  colour_pink: {
    named: `pink magenta rose_pink|gold`,
  },
  colour_gold: {
    named: `gold bronze champagne copper`,
  },
  colour_silver: {
    named: `silver`,
  },
  colour_orange: {
    named: `orange`,
  },
  colour_brown: {
    named: `brown tan beige`,
  },
  colour_chameleon: {
    named: `chameleon* flip iridescent colour|color_shift*|flip flip_flop`,
  },
  graphene_m: {
    named: `graphene* graphen`,
  },
  polymer: {
    named: `polymer* polimer acrylic synthetic*`,
  },
  teflon: {
    named: `teflon* ptfe`,
  },
  liquid_glass: {
    named: `quartz* glasscoat* silica liquid_glass* crystal_serum glass_coating`,
  },
  hard_wax: {
    named: `carnauba* hard_wax* paste_wax`,
  },
  rank_small: {
    named: `small basic* mini bronze essential* starter* standard* standart classic lite light economy budget entry
      simple value good core cheapest minor level|tier|stage_1 bare_bones`,
    hinted: `cheap smallest simplest cheaper nothing_fancy bog_standard the_cheap not_the_full`,
  },
  rank_mid: {
    named: `medium midi mid silver plus middle intermediate moderate better enhanced super comfort mid_range
      level|tier_2`,
    hinted: `middle_one in_between`,
  },
  rank_top: {
    named: `premium* deluxe* ultimate* ultimates platinum* gold* diamond executive* elite* supreme* max maxi pro
      concours* showroom* signature* vip prestige luxury lux pinnacle best infinity total ultra flawless finest
      exclusive royal titanium xtreme extreme reserve de_luxe level|tier_3 black_label`,
    hinted: `dearest best|top_one most_expensive the_full no_expense top_package best_you_got top_of_the best_of_the`,
  },
  rank_light: {
    named: `light lite lightly minor mild quick slight basic moderate_light`,
  },
  rank_deep: {
    named: `deep* heavy* intensive* thorough* severe* major heavily extreme stubborn full_depth`,
  },
  rank_express: {
    named: `express* quick* speedy rapid mini fast_track while_you_wait`,
  },
  rank_new: {
    named: `new fresh brand_new new_car`,
  },
  rank_one_year: {
    named: `1yr 12mo annual* 1y 1|one_year*|yr 12|twelve_month*`,
  },
  rank_two_years: {
    named: `2yr 2yrs 2y 2|two_year* 24_month* 2_yr|yrs`,
  },
  rank_three_years: {
    named: `3yr 3yrs 3y 3|three_year* 36_month* 3_yr|yrs`,
  },
  rank_five_years: {
    named: `5yr 5yrs 5y 5|five_year* 60_month* 5_yr|yrs`,
  },
  rank_seven_years: {
    named: `7yr 7yrs 7|seven_year* 7_yr|yrs`,
  },
  rank_ten_years: {
    named: `10yr 10yrs 10|ten_year* 10_yr|yrs`,
  },
  rank_six_months: {
    named: `6mo 6|six_month* 6_mo|mths`,
  },
  rank_lifetime: {
    named: `lifetime* permanent* forever infinite life_time`,
  },
  one_layer: {
    named: `one|single|1_layer|coat`,
  },
  two_layers: {
    named: `two|2|double_layer* two|2_coat* dual_layer|coat`,
  },
  three_layers: {
    named: `three|3_layer*|coats triple_layer`,
  },
  one_stage: {
    named: `1step one|1_stage*|step*|phase single_stage|step stage|step_1|one phase_1`,
  },
  two_stages: {
    named: `2step two|2_stage*|step*|phase* dual_stage stage|step_2|two phase_2`,
  },
  three_stages: {
    named: `multistage* 3step three|3_stage*|step*|phase* multi_stage*|step* stage|step_3|three phase_3`,
  },
  per_element: {
    named: `panel panels each per|each|single|one_panel per_element|part|piece|item|area|spot|scuff|chip|dent
      panel_each`,
  },
  per_seat: {
    named: `per|each|one|single|a_seat seat_each`,
  },
  per_glass: {
    named: `per|each|single|one|a_window per_glass|pane window_each`,
  },
  per_wheel: {
    named: `per|each|single|a_wheel per|each_rim|alloy wheel_each per_corner|tyre|tire`,
  },
  pair: {
    named: `pair pairs both two couple duo two_of the_two`,
  },
  set_of_four: {
    named: `set x4 four 4x all_four|4 four|4_wheels full_set set_of_4 set_of_four`,
  },
  per_hour: {
    named: `hourly hours labour labor hour per|an_hour hour|labour|labor_rate`,
  },
  per_m2: {
    named: `sqm m2 sqft foot per_m2|sqm|foot|ft square_met*|f* sq_m|ft`,
  },
  per_km: {
    named: `mileage miles km per_mile|km`,
  },
  per_month: {
    named: `monthly month months per|a_month`,
  },
  per_week: {
    named: `weekly fortnightly biweekly per|a_week`,
  },
  per_year: {
    named: `yearly annual* per|a_year per_annum`,
  },
  per_visit: {
    named: `visit visits per|each_visit per_wash`,
  },
  per_inch: {
    named: `inch inches coin dime nickel dollar baseball softball per_inch|foot golf_ball credit_card_size`,
  },
  surcharge: {
    named: `surcharge* extra extras addon* additional excess* supplement* fee fees upcharge* uplift option add_on
      heavily_soiled`,
  },
  from_outside: {
    named: `exterior* ext outside outer outsides external*`,
  },
  inside_and_out: {
    named: `inside_out|outside both_sides in_out inside_and_out in_and_out interior_and_exterior int_and_ext`,
  },
  partly: {
    named: `partial* partly part half portion section some_of`,
  },
  whole: {
    named: `full* whole complete* entire all total everything fll all_over`,
  },
  left_side: {
    named: `left nearside nsf nsr left|near_side n_s`,
  },
  right_side: {
    named: `offside osf osr right_side|hand off_side o_s`,
  },
  brand_llumar: {
    named: `llumar lumar llummar formulaone formula_one`,
  },
  brand_suntek: {
    named: `suntek suntec sun_tek`,
  },
  brand_xpel: {
    named: `xpel* xpell expel ultimate_plus`,
  },
  brand_3m: {
    named: `3m scotchprint crystalline 3m_crystalline`,
  },
  brand_gyeon: {
    named: `gyeon gyeaon guyeon mohs`,
  },
  brand_gtechniq: {
    named: `gtechniq* gtechnic* gtecniq gtech g_techniq crystal_serum`,
  },
  brand_carpro: {
    named: `carpro cquartz car_pro c_quartz`,
  },
  brand_stek: {
    named: `stek dynoshield dynomatte dyno_shield`,
  },
  brand_avery: {
    named: `avery* avery_dennison`,
  },
  brand_oracal: {
    named: `oracal orafol`,
  },
  brand_inozetek: {
    named: `inozetek`,
  },
  brand_hexis: {
    named: `hexis bodyfence body_fence`,
  },
  brand_kamikaze: {
    named: `kamikaze miyabi ism`,
  },
  brand_modesta: {
    named: `modesta`,
  },
  brand_servfaces: {
    named: `servfaces serv_faces`,
  },
  brand_swissvax: {
    named: `swissvax swissvax* zymol`,
  },
  brand_koch: {
    named: `kochchemie koch koch_chemie`,
  },
  brand_sonax: {
    named: `sonax profiline`,
  },
  brand_ceramicpro: {
    named: `ceramicpro ceramic_pro`,
  },
  brand_systemx: {
    named: `systemx system_x`,
  },
  brand_krown: {
    named: `krown`,
  },
  brand_dinitrol: {
    named: `dinitrol`,
  },
  brand_waxoyl: {
    named: `waxoyl* waxoil`,
  },
  brand_mikesander: {
    named: `mikesander* mike_sander*`,
  },
  brand_rayno: {
    named: `rayno`,
  },
  brand_exoshield: {
    named: `exoshield exo_shield`,
  },
  brand_teckwrap: {
    named: `teckwrap teck_wrap`,
  },
  brand_kpmf: {
    named: `kpmf`,
  },
  brand_meguiars: {
    named: `meguiar* megs mequiars`,
  },
  brand_autoglym: {
    named: `autoglym* lifeshine auto_glym`,
  },
  brand_nanolex: {
    named: `nanolex`,
  },
  brand_solargard: {
    named: `solargard solar_gard`,
  },
  brand_premiumshield: {
    named: `premiumshield premium_shield`,
  },
  brand_opticoat: {
    named: `opticoat* optimum opti_coat*`,
  },
  brand_igl: {
    named: `igl`,
  },
  brand_feynlab: {
    named: `feynlab* feyn_lab`,
  },
  brand_fluidfilm: {
    named: `fluidfilm fluid_film`,
  },
  brand_colourlock: {
    named: `colourlock colour_lock`,
  },
  brand_turtlewax: {
    named: `turtlewax turtle_wax`,
  },
  brand_lanoguard: {
    named: `lanoguard`,
  },
  brand_blackvue: {
    named: `blackvue black_vue`,
  },
  brand_nextbase: {
    named: `nextbase next_base`,
  },
  brand_viofo: {
    named: `viofo`,
  },
  brand_thinkware: {
    named: `thinkware`,
  },
  brand_supagard: {
    named: `supagard supaguard gardx diamondbrite`,
  },
  brand_scotchgard: {
    named: `scotchgard* scotchguard*`,
  },
  brand_global: {
    named: `qdp global_window*`,
  },
  brand_geoshield: {
    named: `geoshield`,
  },
  brand_coolshade: {
    named: `coolshade`,
  },
};
