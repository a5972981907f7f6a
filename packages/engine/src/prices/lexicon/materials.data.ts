/** Kinds of film and coating, in the same notation as the actions. Brand names are read from the list itself. */
export const MATERIAL_SHAPES: Record<string, string> = {
  carbon: `carbon* karbon* карбон* карбонов*`,
  film: `film films folie folien плівка плівку плівки плівкою плівці пленка пленку пленки пленкой пленке *folie`,
  dark: `dark darker darken* dunkel* dunkler* темн* затемн* blacked`,
  dyed: `dyed gefarbt* крашен* фарбован*`,
  metallic: `metalli* *metallic* метал* металл*`,
  matte: `matt matte matt* мат матов* матт* satin* *satin* сатин* stealth`,
  gloss: `gloss* glanz* *glanz* глянц* глянец hochglanz*`,
  athermal: `atherm* атерм* ir_film спектр* heat_reject* warmeschutz* infrared`,
  mirrored: `mirrored* verspiegel* дзеркальн* зеркальн* chameleon* хамелеон* chamäleon*`,
  transparent: `transparent* klar clear прозор* прозрач*`,
  coloured: `colou* farbig* farbfolie* кольоров* цветн*`,
  textile: `textile* fabric* cloth stoff* тканин* ткан* велюр* тряпк* ганчірк* alcantara* алькантар*`,
};
