// What English writes with a capital though it is no name, in the same form: days, months, feasts, and what is called after
// a country, a people or a time.
export const DAYS_AND_FEASTS = `
monday* | lunes | lundi* | montag* | lunedi | segunda feira*, segundas feira*, segunda, segundas
tuesday* | martes | mardi* | dienstag* | martedi | terca feira*, tercas feira*, terca*
wednesday* | miercoles | mercredi* | mittwoch* | mercoledi | quarta feira*, quartas feira*, quarta, quartas
thursday* | jueves | jeudi* | donnerstag* | giovedi | quinta feira*, quintas feira*, quinta, quintas
friday* | viernes | vendredi* | freitag* | venerdi | sexta feira*, sextas feira*, sexta, sextas
saturday* | sabado* | samedi* | samstag*, sonnabend* | sabat* | sabado*
sunday* | domingo* | dimanche* | sonntag* | domenic* | domingo*
january | enero | janvier | januar*, janner | gennaio | janeiro
february | febrero | fevrier | februar*, feber | febbraio | fevereiro
march | marzo | mars | marz* | marzo | marco
april | abril | avril | april* | aprile | abril
may | mayo | mai | mai, maien | maggio | maio
june | junio | juin | juni* | giugno | junho
july | julio | juillet | juli* | luglio | julho
august | agosto | aout | august* | agosto | agosto
september | septiembre, setiembre | septembre | september* | settembre | setembro
october | octubre | octobre | oktober* | ottobre | outubro
november | noviembre | novembre | november* | novembre | novembro
december | diciembre | decembre | dezember* | dicembre | dezembro
christmas, xmas | navidad*, naviden* | noel | weihnacht* | natal* | natal*
easter | pascua*, semana santa | paques | oster* | pasqu* | pascoa*
new year, new years, new year's | ano nuevo, fin de ano, nochevieja | nouvel an, jour de l'an | neujahr*, silvester* | capodanno | ano novo, reveillon
thanksgiving | accion de gracias | thanksgiving, action de grace | thanksgiving, erntedank* | ringraziamento | acao de gracas
`;

// Countries are named in each language's own way; towns and streets are not.
export const COUNTRIES = `
united states, usa, america | estados unidos, ee uu, eeuu, america | etats unis, amerique | vereinigte* staaten, usa, amerika* | stati uniti, america | estados unidos, eua, america
united kingdom, uk, britain, great britain | reino unido, gran bretana | royaume uni, grande bretagne | vereinigte* konigreich*, grossbritannien* | regno unito, gran bretagna | reino unido, gra bretanha
england | inglaterra | angleterre | england* | inghilterra | inglaterra
scotland | escocia | ecosse | schottland* | scozia | escocia
wales | gales | pays de galles | wales | galles | gales
ireland | irlanda | irlande | irland* | irlanda | irlanda
france | francia | france | frankreich* | francia | franca
germany | alemania | allemagne | deutschland* | germania | alemanha
italy | italia | italie | italien* | italia | italia
spain | espana | espagne | spanien* | spagna | espanha
portugal | portugal | portugal | portugal* | portogallo | portugal
netherlands, holland | paises bajos, holanda | pays bas, hollande | niederland*, holland* | paesi bassi, olanda | paises baixos, holanda
belgium | belgica | belgique | belgien* | belgio | belgica
switzerland | suiza | suisse | schweiz* | svizzera | suica
austria | austria | autriche | osterreich* | austria | austria
greece | grecia | grece | griechenland* | grecia | grecia
croatia | croacia | croatie | kroatien* | croazia | croacia
poland | polonia | pologne | polen* | polonia | polonia
sweden | suecia | suede | schweden* | svezia | suecia
norway | noruega | norvege | norwegen* | norvegia | noruega
denmark | dinamarca | danemark | danemark* | danimarca | dinamarca
finland | finlandia | finlande | finnland* | finlandia | finlandia
iceland | islandia | islande | island* | islanda | islandia
turkey | turquia | turquie | turkei* | turchia | turquia
morocco | marruecos | maroc | marokko* | marocco | marrocos
egypt | egipto | egypte | agypten* | egitto | egito
south africa | sudafrica | afrique du sud | sudafrika* | sudafrica | africa do sul
canada | canada | canada | kanada* | canada | canada
mexico | mexico | mexique | mexiko* | messico | mexico
brazil | brasil | bresil | brasilien* | brasile | brasil
japan | japon | japon | japan* | giappone | japao
china | china | chine | china* | cina | china
india | india | inde | indien* | india | india
thailand | tailandia | thailande | thailand* | thailandia | tailandia
australia | australia | australie | australien* | australia | australia
new zealand | nueva zelanda | nouvelle zelande | neuseeland* | nuova zelanda | nova zelandia
europe | europa | europe | europa* | europa | europa
`;

export const PEOPLES_AND_TIMES = `
english, british | ingles*, britanic* | anglais*, britannique* | englisch*, britisch* | ingles*, britannic* | ingles*, britanic*
french | frances* | francais* | franzosisch* | frances* | frances*
german | aleman* | allemand* | deutsch* | tedesc* | alema*, alemao, alemaes
italian | italian* | italien* | italienisch* | italian* | italian*
spanish | espanol* | espagnol* | spanisch* | spagnol* | espanhol*
portuguese | portugues* | portugais* | portugiesisch* | portoghes* | portugues*
american | american*, estadounidens* | americain* | amerikanisch* | american* | american*
european | europe* | europeen* | europaisch* | europe* | europe*
asian | asiatic* | asiatique* | asiatisch* | asiatic* | asiatic*
scandinavian, nordic | escandinav*, nordic* | scandinave*, nordique* | skandinavisch*, nordisch* | scandinav*, nordic* | escandinav*, nordic*
danish | danes* | danois* | danisch* | danes* | dinamarques*
swedish | suec* | suedois* | schwedisch* | svedes* | suec*
dutch | holandes*, neerlandes* | neerlandais*, hollandais* | niederlandisch*, hollandisch* | olandes* | holandes*
irish | irlandes* | irlandais* | irisch* | irlandes* | irlandes*
scottish, scotch | escoces* | ecossais* | schottisch* | scozzes* | escoces*
greek | grieg* | grec* | griechisch* | grec* | greg*
turkish | turc* | turc*, turque* | turkisch* | turc* | turc*
moroccan | marroqui* | marocain* | marokkanisch* | marocchin* | marroquin*
mexican | mexican* | mexicain* | mexikanisch* | messican* | mexican*
thai | tailandes* | thai*, thailandais* | thailandisch* | thailandes*, thai | tailandes*
indian | indi*, hindu* | indien* | indisch* | indian* | indian*
chinese | chin* | chinois* | chinesisch* | cines* | chines*
japanese | japones* | japonais* | japanisch* | giappones* | japones*
korean | corean* | coreen* | koreanisch* | corean* | corean*
vietnamese | vietnamit* | vietnamien* | vietnamesisch* | vietnamit* | vietnamit*
mediterranean | mediterrane* | mediterrane* | mediterran*, mittelmeer* | mediterrane* | mediterrane*
caribbean | carib*, caribe* | caraib*, antill* | karib*, karibisch* | caraibic* | carib*, caribe*
victorian | victorian* | victorien* | viktorianisch* | vittorian* | vitorian*
georgian | georgian* | georgien* | georgianisch* | georgian* | georgian*
edwardian | eduardian* | edouardien* | edwardianisch* | edoardian* | eduardian*
colonial | colonial* | colonial*, coloniaux | kolonial* | colonial* | colonial*, coloniais
art deco | art deco | art deco | art deco* | art deco | art deco
gothic | gotic* | gothique* | gotisch* | gotic* | gotic*
roman | roman* | romain* | romisch* | roman* | roman*
`;
