// How plans name rooms, without accents, spaces and punctuation: English, German, French, Spanish, Italian,
// Portuguese, Dutch, the Nordic languages and Polish.
export const ROOM_WORDS = {
  bedroom: `bedroom bed bedrm bdrm bedrom br bdr mbr masterbedroom masterbed mastersuite masterbr master mainbedroom
    mainbed mainsuite ownersuite ownerssuite ownersbedroom primarybedroom primarysuite primarybed principalbedroom
    guestbedroom guestroom guestbed guestsuite kidsbedroom kidsroom childrensroom bunkroom nursery sleepingarea
    bedroomarea doublebedroom singlebedroom twinbedroom familybedroom chamber chambers suite
    schlafzimmer schlafen schlafraum schlafbereich elternschlafzimmer elternzimmer eltern kinderzimmer kind gastezimmer
    gast zimmer chambre chambreparentale chambreamis chambredamis dormitorio dormitorioprincipal habitacion
    habitacionprincipal recamara alcoba camera cameradaletto cameramatrimoniale camerasingola cameradoppia cameretta
    letto quarto suite dormitoriocasal slaapkamer sovrum soverom sovevaerelse sovalkov vaerelse vaerelser makuuhuone mh
    sypialnia pokoj`,
  bathroom: `bathroom bath bathrm ba bth fullbath ensuite ens ensuitebath ensuitebathroom ensuiteshower ensuiteshowerroom
    showerroom showerrm shower shr wetroom masterbath masterbathroom mainbathroom mainbath ownersbath primarybath
    familybathroom guestbath guestbathroom poolbath jackandjill sharedbath
    bad badezimmer dusche duschbad duschraum salledebain salledebains sdb salledeau sde douche bano banoprincipal
    banocompleto cuartodebano bagno banheiro casadebanho wcsocial badkamer badrum badevaerelse baderom kylpyhuone kph
    lazienka duschwc badwc`,
  wc: `wc toilet toilets powder powderroom powderrm pwdr pdr pwd halfbath cloakroom cloaks cloak guestwc lav lavatory
    washroom restroom gastewc gastetoilette toilettes toilette aseo lavabo toalett toalet separatewc`,
  kitchen: `kitchen kit kitch ktchn kitchenette kitchenarea galley galleykitchen kitchendiner kitchendining scullery openkitchen
    openplankitchen kuche kochen kochnische wohnkuche cuisine cuisineouverte kitchenettes cocina cocinaoffice cucina angolocottura
    cozinha keuken kok kokk kjokken kokken keittio kuchnia aneks`,
  living: `livingroom living lvg livingarea livingrm lr lounge loungeroom loungediner reception receptionroom receptionrm
    receptionarea sittingroom sitting sittingarea familyroom family greatroom drawingroom parlor parlour rumpus rumpusroom tvroom
    mediaroom media snug livingdining livingdiner conservatory sunroom playroom bonusroom gamesroom gameroom
    wohnzimmer wohnen wohnbereich wohnraum stube salon sejour pieceavivre salonsejour sala saladeestar estar salonestar
    soggiorno salotto zonagiorno saladeestarejantar woonkamer zitkamer vardagsrum allrum stue opholdsrum olohuone oh
    dagligstue alrum`,
  dining: `diningroom dining diningarea diningrm diner dinette breakfast breakfastroom breakfastnook breakfastarea nook
    meals eatin esszimmer essen essbereich essplatz salleamanger comedor pranzo saladapranzo saladejantar jantar
    eetkamer matsal matplats spisestue spiseplass ruokailu jadalnia`,
  studio: `studio studioapartment studioroom bedsit einzimmerwohnung`,
  office: `office homeoffice study library den workspace studynook arbeitszimmer buro arbeiten bureau despacho
    estudio escritorio werkkamer kantoor kontor arbetsrum gabinet`,
  hall: `hall hallway entry entrance entrancehall entryhall entranceway foyer lobby landing corridor vestibule mudroom mud
    passage receptionhall privatehall gallery innerhall
    flur diele eingang eingangsbereich windfang vorraum gang garderobe entree couloir degagement palier entrada recibidor
    vestibulo pasillo distribuidor ingresso corridoio disimpegno corredor overloop hal hol eteinen przedpokoj korytarz`,
  outdoor: `balcony terrace roofterrace rooftop roofdeck patio deck decking porch frontporch backporch screenedporch
    coveredporch veranda verandah lanai coveredlanai coveredpatio garden reargarden frontgarden courtyard yard alfresco
    juliettebalcony suntrap sundeck balkon terrasse loggia garten dachterrasse balcon jardin terraza azotea galeria
    balcone terrazzo terrazza giardino portico veranda varanda sacada terraco jardim terras tuin dakterras balkong altan
    uteplats terrass parveke terassi taras ogrod`,
  laundry: `laundry laundryroom ldry laund utility utilityroom util utilityrm wd washerdryer stackwd stackedwd washer wm washdry
    hauswirtschaftsraum hwr waschkuche buanderie lavadero lavanderia areadeservico bijkeuken wasruimte tvattstuga tvatt
    vaskerom bryggers pralnia`,
  storage: `storage stor store storeroom storagearea pantry pty ptry walkinpantry wip butlerspantry linen lin cupboard cupd cpd
    cupbd larder winecellar wineroom cellar basement attic loft boxroom bikestore
    abstellraum abstellkammer keller speisekammer cellier rangement placard cave grenier trastero despensa ripostiglio
    cantina dispensa berging zolder kelder forrad bod varasto`,
  closet: `closet clo cl clst coatcloset coats wardrobe wardrobes robe robes bir wir wic walkin walkincloset walkinrobe
    walkinwardrobe dressing dressingroom dressingarea ankleide schrank vestidor armario cabinaarmadio guardaroba closets roupeiro
    inloopkast kladkammare klk garderoba`,
  garage: `garage cargarage doublegarage singlegarage carport parking carparking carspace garagem garaje cochera tiefgarage
    stellplatz garaz`,
  passage: `stairs stair staircase stairway lift elevator elev void shaft treppe aufzug escalier ascenseur escalera ascensor scala
    escada trap trappa`,
  amenity: `gym fitness sauna pool swimmingpool hottub jacuzzi spa steamroom cinema theatre theater homecinema poolroom
    schwimmbad piscine piscina`,
  fixture: `dw dishwasher ref fridge refrig bathtub tub oven island fireplace`,
} as const;

export type RoomKind = keyof typeof ROOM_WORDS;
