/** The things of the trade that are whole jobs; the others are parts of a car, materials, ranks, or what is wrong. */
export const TRADE_JOBS: ReadonlySet<string> = new Set(
  `wash_hand wash_foam wash_basic wash_inside_out wash_wax dry_car vacuum interior_clean interior_light
  interior_deep seats_clean carpet_clean mats_clean ceiling_clean dashboard_clean door_cards_clean
  steering_clean child_seat trunk_clean belts_clean glass_clean leather_clean leather_care leather_repair
  leather_dye leather_protect alcantara_clean textile_protect pet_hair_removal odor_removal smoke_removal ozone
  dry_fog ac_clean disinfect mould vomit stain_removal water_damage engine_wash underbody_wash arch_clean
  wheel_clean wheel_deep_clean wheel_repair wheel_paint powder_coat diamond_cut caliper_paint tyre_dressing
  fallout clay tar_removal insect_removal sap_removal water_spots bird_damage polish_light polish_one polish_two
  polish_multi polish_local scratch_removal headlight_polish headlight_film taillight_tint wax sealant ceramic
  graphene ceramic_refresh glass_coat wheel_coat plastic_coat trim_restore plastic_care ppf_full ppf_front
  ppf_part wrap_full wrap_part wrap_roof chrome_delete lettering print_design film_removal glue_removal
  tint_full tint_rear tint_front tint_windscreen tint_strip tint_sunroof tint_removal dent_repair hail_repair
  paint_spot_repair bumper_repair stone_chip_paint glass_chip glass_replace burn_hole tear_repair plastic_repair
  headliner_repair soft_top_clean soft_top_coat rustproof cavity_wax dry_ice steam tyre_change tyre_storage
  tyre_repair wheel_balance oil_change chain_lube lock_care rubber_care antifreeze_wash boat_hull teak_deck
  antifouling awning_clean caravan_wash truck_wash pickup_delivery call_out express_fast winter_storage
  subscription voucher sale_prep lease_return new_car_prep full_package maintenance_wash soundproof
  paint_depth_check consultation photo_shoot nano_inside antirain film_display scuff_removal gum_removal
  overspray graffiti_removal biohazard fragrance decon wet_sand respray metal_polish dashcam camera_fit adas
  welding wheel_straighten wheel_strip sandblast self_wash auto_wash bed_liner undercoat livestock_wash washout
  motorhome_inside bulb starlight building_film security_film colour_change stripes stickers ppf_interior`.split(
    /\s+/,
  ),
);
