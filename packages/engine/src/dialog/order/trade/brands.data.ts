import type { TradeSense } from './trade-sense.ts';

/** Makers of films, coatings and parts, as they are called in Ukrainian and Russian alike. */
export const TRADE_BRANDS: Readonly<Record<string, TradeSense>> = {
  brand_llumar: {
    named: `llumar lumar ллюмар* люмар* лумар* ллумар* лламар* ламар`,
  },
  brand_suntek: {
    named: `suntek сантек* сунтек* санtек sun_tek сан_тек`,
  },
  brand_xpel: {
    named: `xpel експел* экспел* хпел* икспел* іксп* xpell эксп_плив*`,
  },
  brand_stek: {
    named: `stek стек стэк dynoshield динощит дайношилд*`,
  },
  brand_3m: {
    named: `3m 3м триэм тріем crystalline кристаллайн* крісталін* кристалін*`,
  },
  brand_hexis: {
    named: `hexis хексис* хексіс* bodyfence бодифенс* бодіфенс*`,
  },
  brand_avery: {
    named: `avery авери авері эвери евері avery_dennison`,
  },
  brand_oracal: {
    named: `oracal оракал* orafol`,
  },
  brand_teckwrap: {
    named: `teckwrap теквра* теквреп* тек_врап`,
  },
  brand_inozetek: {
    named: `inozetek инозетек* інозетек*`,
  },
  brand_kpmf: {
    named: `kpmf кпмф`,
  },
  brand_clearplex: {
    named: `clearplex клирплекс* клерплекс* кліарплекс* клірплекс*`,
  },
  brand_exoshield: {
    named: `exoshield экзошилд* екзошилд* эксошилд*`,
  },
  brand_armolan: {
    named: `armolan армолан*`,
  },
  brand_ultravision: {
    named: `ultravision ультравижн* ультравіжн* ультравижен* ultra_vision`,
  },
  brand_johnson: {
    named: `johnson джонсон*`,
  },
  brand_solargard: {
    named: `solargard quantum solar_gard солар_гард|гуард`,
  },
  brand_sun_control: {
    named: `sun_control сан_контрол*|контроль`,
  },
  brand_nexfil: {
    named: `nexfil нексфил* нексфіл*`,
  },
  brand_ndfos: {
    named: `ndfos ндфос`,
  },
  brand_krytex: {
    named: `krytex критекс* крайтекс*`,
  },
  brand_suncool: {
    named: `sunnyz insulatir shadow_guard color_stable`,
  },
  brand_premiumshield: {
    named: `premium_shield премиум_шилд`,
  },
  brand_global: {
    named: `qdp global_qdp`,
  },
  brand_eastman: {
    named: `eastman истман*`,
  },
  brand_gyeon: {
    named: `gyeon гион гіон гийон гьон джион* гиеон* mohs syncro cancoat evo can_coat`,
  },
  brand_gtechniq: {
    named: `gtechniq джитекник* джитехник* джітекнік* гтехник* csl exo crystal_serum`,
  },
  brand_carpro: {
    named: `carpro карпро cquartz кукварц* car_pro кварц_карпро`,
  },
  brand_koch: {
    named: `koch кох кохкеми koch_chemie кох_хими|хемі|кеми|хемия`,
  },
  brand_nanolex: {
    named: `nanolex нанолекс*`,
  },
  brand_igl: {
    named: `igl kenzo кензо игл_коутинг`,
  },
  brand_ceramicpro: {
    named: `ceramic_pro керамик|керамік_про`,
  },
  brand_nasiol: {
    named: `nasiol насиол* насіол* насьол*`,
  },
  brand_sonax: {
    named: `sonax сонакс*`,
  },
  brand_wurth: {
    named: `wurth вюрт вурт`,
  },
  brand_adams: {
    named: `adams адамс*`,
  },
  brand_swissvax: {
    named: `swissvax свисвакс* свіссвакс* швейцарский_воск`,
  },
  brand_collinite: {
    named: `collinite коллинит* колинит* колініт* коллініт*`,
  },
  brand_fusso: {
    named: `fusso фуссо soft99 софт99 fusso_coat soft_99`,
  },
  brand_willson: {
    named: `willson wilson вилсон* вілсон*`,
  },
  brand_glaco: {
    named: `glaco глако`,
  },
  brand_aquapel: {
    named: `aquapel аквапел*`,
  },
  brand_rainx: {
    named: `rainx рейнікс rain_x рейн_икс`,
  },
  brand_hydrosilex: {
    named: `hydrosilex гидросилекс* гідросилекс*`,
  },
  brand_fireball: {
    named: `fireball фаербол* файербол* фаєрбол*`,
  },
  brand_kisho: {
    named: `kisho кишо кішо`,
  },
  brand_nanoshine: {
    named: `nanoshine наношайн*`,
  },
  brand_leather_shield: {
    named: `leathershield leather_shield`,
  },
  brand_dinitrol: {
    named: `dinitrol динитрол* дінітрол* діннітрол* динітрол* диннитрол*`,
  },
  brand_mercasol: {
    named: `mercasol меркасол* мерказол*`,
  },
  brand_tectyl: {
    named: `tectyl тектил* тектіл*`,
  },
  brand_movil: {
    named: `мовиль мовиля мовилем мовіл* movil`,
  },
  brand_raptor: {
    named: `raptor раптор*`,
  },
  brand_stp: {
    named: `stp стп стандартпласт*`,
  },
  brand_pandora: {
    named: `pandora пандор*`,
  },
  brand_starline: {
    named: `starline старлайн*`,
  },
  brand_sheriff: {
    named: `sheriff шериф*`,
  },
  brand_igla: {
    named: `igla игла ігла`,
  },
  brand_webasto: {
    named: `webasto вебаст*`,
  },
  brand_aozoom: {
    named: `aozoom аозум*`,
  },
  brand_hella: {
    named: `hella хелла гелла`,
  },
  brand_brembo: {
    named: `brembo брембо`,
  },
  brand_grass: {
    named: `grass грасс`,
  },
  brand_meguiars: {
    named: `meguiars мегуарс* мегуайрс* мэгуайрс*`,
  },
  brand_menzerna: {
    named: `menzerna мензерн*`,
  },
  brand_rupes: {
    named: `rupes рупес*`,
  },
  brand_turtlewax: {
    named: `turtle_wax тартл_вакс`,
  },
  brand_systemx: {
    named: `system_x систем_икс`,
  },
  brand_modesta: {
    named: `modesta модеста`,
  },
  brand_tac_system: {
    named: `moonlight tac_system так_систем`,
  },
  brand_everglass: {
    named: `everglass еверглас* эверглас*`,
  },
  brand_skyfol: {
    named: `skyfol скайфол`,
  },
  brand_spectroll: {
    named: `spectroll спектролл*`,
  },
  brand_deltaskin: {
    named: `deltaskin дельтаскин*`,
  },
  brand_jastar: {
    named: `jastar джастар`,
  },
  brand_khan: {
    named: `khan_wrap`,
  },
  brand_noname: {
    named: `ноунейм* ноунэйм* noname нонейм* китай китайськ* китайск* no_name`,
  },
};
