/**
 * Materials that ship most as packaged freight, after the Hazardous Materials Table, 49 CFR 172.101. One per line: UN or NA number; proper
 * shipping names, separated by slashes; hazard classes; subsidiary classes; packing groups. Numbers that are not listed have a warning, not a check.
 */
export const MATERIALS = `
UN0012;Cartridges, small arms/Cartridges for weapons, inert projectile;1.4;;
UN0014;Cartridges, small arms, blank/Cartridges for weapons, blank/Cartridges for tools, blank;1.4;;
UN0055;Cases, cartridge, empty with primer;1.4;;
UN0323;Cartridges, power device;1.4;;
UN0335;Fireworks;1.3;;
UN0336;Fireworks;1.4;;
UN0337;Fireworks;1.4;;
UN0431;Articles, pyrotechnic;1.4;;
UN0432;Articles, pyrotechnic;1.4;;
UN0503;Safety devices, pyrotechnic;1.4;;
UN1001;Acetylene, dissolved;2.1;;
UN1002;Air, compressed;2.2;;
UN1003;Air, refrigerated liquid;2.2;5.1;
UN1005;Ammonia, anhydrous;2.2/2.3;8;
UN1006;Argon, compressed;2.2;;
UN1010;Butadienes, stabilized/Butadienes and Hydrocarbon mixture, stabilized;2.1;;
UN1011;Butane;2.1;;
UN1013;Carbon dioxide;2.2;;
UN1016;Carbon monoxide, compressed;2.3;2.1;
UN1017;Chlorine;2.3;5.1,8;
UN1018;Chlorodifluoromethane/Refrigerant gas R 22;2.2;;
UN1028;Dichlorodifluoromethane/Refrigerant gas R 12;2.2;;
UN1030;1,1-Difluoroethane/Refrigerant gas R 152a;2.1;;
UN1033;Dimethyl ether;2.1;;
UN1035;Ethane;2.1;;
UN1040;Ethylene oxide/Ethylene oxide with nitrogen;2.3;2.1;
UN1044;Fire extinguishers;2.2;;
UN1046;Helium, compressed;2.2;;
UN1049;Hydrogen, compressed;2.1;;
UN1050;Hydrogen chloride, anhydrous;2.3;8;
UN1057;Lighters/Lighter refills;2.1;;
UN1060;Methyl acetylene and propadiene mixtures, stabilized;2.1;;
UN1066;Nitrogen, compressed;2.2;;
UN1070;Nitrous oxide;2.2;5.1;
UN1072;Oxygen, compressed;2.2;5.1;
UN1073;Oxygen, refrigerated liquid;2.2;5.1;
UN1075;Petroleum gases, liquefied/Liquefied petroleum gas;2.1;;
UN1077;Propylene;2.1;;
UN1078;Refrigerant gases, n.o.s.;2.2;;
UN1079;Sulfur dioxide;2.3;8;
UN1080;Sulfur hexafluoride;2.2;;
UN1088;Acetal;3;;II
UN1089;Acetaldehyde;3;;I
UN1090;Acetone;3;;II
UN1091;Acetone oils;3;;II
UN1104;Amyl acetates;3;;III
UN1105;Pentanols;3;;II,III
UN1114;Benzene;3;;II
UN1120;Butanols;3;;II,III
UN1123;Butyl acetates;3;;II,III
UN1133;Adhesives;3;;I,II,III
UN1134;Chlorobenzene;3;;III
UN1139;Coating solution;3;;I,II,III
UN1145;Cyclohexane;3;;II
UN1147;Decahydronaphthalene;3;;III
UN1148;Diacetone alcohol;3;;II,III
UN1155;Diethyl ether/Ethyl ether;3;;I
UN1156;Diethyl ketone;3;;II
UN1157;Diisobutyl ketone;3;;III
UN1165;Dioxane;3;;II
UN1170;Ethanol/Ethyl alcohol/Ethanol solutions/Ethyl alcohol solutions;3;;II,III
UN1171;Ethylene glycol monoethyl ether;3;;III
UN1173;Ethyl acetate;3;;II
UN1175;Ethylbenzene;3;;II
UN1188;Ethylene glycol monomethyl ether;3;;III
UN1193;Ethyl methyl ketone/Methyl ethyl ketone;3;;II
UN1197;Extracts, liquid/Extracts, liquid, for flavor or aroma;3;;II,III
UN1198;Formaldehyde solutions, flammable;3;8;III
UN1202;Gas oil/Diesel fuel/Heating oil, light;3;;III
UN1203;Gasoline;3;;II
UN1206;Heptanes;3;;II
UN1208;Hexanes;3;;II
UN1210;Printing ink/Printing ink related material;3;;I,II,III
UN1212;Isobutanol/Isobutyl alcohol;3;;III
UN1213;Isobutyl acetate;3;;II
UN1218;Isoprene, stabilized;3;;I
UN1219;Isopropanol/Isopropyl alcohol;3;;II
UN1220;Isopropyl acetate;3;;II
UN1223;Kerosene;3;;III
UN1224;Ketones, liquid, n.o.s.;3;;I,II,III
UN1229;Mesityl oxide;3;;III
UN1230;Methanol;3;6.1;II
UN1231;Methyl acetate;3;;II
UN1245;Methyl isobutyl ketone;3;;II
UN1247;Methyl methacrylate monomer, stabilized;3;;II
UN1262;Octanes;3;;II
UN1263;Paint/Paint related material;3;;I,II,III
UN1265;Pentanes;3;;I,II
UN1266;Perfumery products with flammable solvents;3;;II,III
UN1267;Petroleum crude oil;3;;I,II,III
UN1268;Petroleum distillates, n.o.s./Petroleum products, n.o.s.;3;;I,II,III
UN1272;Pine oil;3;;III
UN1274;n-Propanol/Propyl alcohol, normal;3;;II,III
UN1282;Pyridine;3;;II
UN1286;Rosin oil;3;;II,III
UN1287;Rubber solution;3;;II,III
UN1293;Tinctures, medicinal;3;;II,III
UN1294;Toluene;3;;II
UN1299;Turpentine;3;;III
UN1300;Turpentine substitute;3;;I,II,III
UN1301;Vinyl acetate, stabilized;3;;II
UN1306;Wood preservatives, liquid;3;;II,III
UN1307;Xylenes;3;;II,III
UN1309;Aluminum powder, coated;4.1;;II,III
UN1325;Flammable solids, organic, n.o.s.;4.1;;II,III
UN1327;Hay/Straw/Bhusa;4.1;;III
UN1328;Hexamethylenetetramine;4.1;;III
UN1331;Matches, strike anywhere;4.1;;III
UN1334;Naphthalene, crude/Naphthalene, refined;4.1;;III
UN1350;Sulfur;4.1;;III
UN1361;Carbon;4.2;;II,III
UN1362;Carbon, activated;4.2;;III
UN1396;Aluminum powder, uncoated;4.3;;II,III
UN1402;Calcium carbide;4.3;;I,II
UN1428;Sodium;4.3;;I
UN1438;Aluminum nitrate;5.1;;III
UN1446;Barium nitrate;5.1;6.1;II
UN1454;Calcium nitrate;5.1;;III
UN1479;Oxidizing solid, n.o.s.;5.1;;I,II,III
UN1486;Potassium nitrate;5.1;;III
UN1490;Potassium permanganate;5.1;;II
UN1495;Sodium chlorate;5.1;;II
UN1496;Sodium chlorite;5.1;;II
UN1498;Sodium nitrate;5.1;;III
UN1500;Sodium nitrite;5.1;6.1;III
UN1547;Aniline;6.1;;II
UN1564;Barium compounds, n.o.s.;6.1;;II,III
UN1593;Dichloromethane/Methylene chloride;6.1;;III
UN1604;Ethylenediamine;8;3;II
UN1648;Acetonitrile;3;;II
UN1671;Phenol, solid;6.1;;II
UN1680;Potassium cyanide, solid;6.1;;I
UN1689;Sodium cyanide, solid;6.1;;I
UN1690;Sodium fluoride, solid;6.1;;III
UN1708;Toluidines, liquid;6.1;;II
UN1710;Trichloroethylene;6.1;;III
UN1715;Acetic anhydride;8;3;II
UN1719;Caustic alkali liquids, n.o.s.;8;;II,III
UN1727;Ammonium hydrogendifluoride, solid;8;;II
UN1748;Calcium hypochlorite, dry/Calcium hypochlorite mixtures, dry;5.1;;II,III
UN1755;Chromic acid solution;8;;II,III
UN1759;Corrosive solids, n.o.s.;8;;I,II,III
UN1760;Corrosive liquids, n.o.s.;8;;I,II,III
UN1773;Ferric chloride, anhydrous;8;;III
UN1775;Fluoroboric acid;8;;II
UN1778;Fluorosilicic acid;8;;II
UN1779;Formic acid;8;3;II
UN1783;Hexamethylenediamine solution;8;;II,III
UN1789;Hydrochloric acid;8;;II,III
UN1790;Hydrofluoric acid;8;6.1;I,II
UN1791;Hypochlorite solutions;8;;II,III
UN1805;Phosphoric acid solution;8;;III
UN1813;Potassium hydroxide, solid;8;;II
UN1814;Potassium hydroxide, solution;8;;II,III
UN1819;Sodium aluminate, solution;8;;II,III
UN1823;Sodium hydroxide, solid;8;;II
UN1824;Sodium hydroxide solution;8;;II,III
UN1830;Sulfuric acid;8;;II
UN1832;Sulfuric acid, spent;8;;II
UN1845;Carbon dioxide, solid/Dry ice;9;;
UN1863;Fuel, aviation, turbine engine;3;;I,II,III
UN1866;Resin solution;3;;I,II,III
UN1888;Chloroform;6.1;;III
UN1897;Tetrachloroethylene;6.1;;III
UN1903;Disinfectants, liquid, corrosive, n.o.s.;8;;I,II,III
UN1908;Chlorite solution;8;;II,III
UN1915;Cyclohexanone;3;;III
UN1942;Ammonium nitrate;5.1;;III
UN1944;Matches, safety;4.1;;III
UN1950;Aerosols;2.1/2.2/2.3;6.1,8;
UN1951;Argon, refrigerated liquid;2.2;;
UN1954;Compressed gas, flammable, n.o.s.;2.1;;
UN1956;Compressed gas, n.o.s.;2.2;;
UN1963;Helium, refrigerated liquid;2.2;;
UN1964;Hydrocarbon gas mixture, compressed, n.o.s.;2.1;;
UN1965;Hydrocarbon gas mixture, liquefied, n.o.s.;2.1;;
UN1966;Hydrogen, refrigerated liquid;2.1;;
UN1969;Isobutane;2.1;;
UN1971;Methane, compressed/Natural gas, compressed;2.1;;
UN1972;Methane, refrigerated liquid/Natural gas, refrigerated liquid;2.1;;
UN1977;Nitrogen, refrigerated liquid;2.2;;
UN1978;Propane;2.1;;
UN1986;Alcohols, flammable, toxic, n.o.s.;3;6.1;I,II,III
UN1987;Alcohols, n.o.s.;3;;I,II,III
UN1989;Aldehydes, n.o.s.;3;;I,II,III
UN1990;Benzaldehyde;9;;III
UN1992;Flammable liquids, toxic, n.o.s.;3;6.1;I,II,III
UN1993;Flammable liquids, n.o.s.;3;;I,II,III
UN1999;Tars, liquid;3;;II,III
UN2000;Celluloid;4.1;;III
UN2014;Hydrogen peroxide, aqueous solutions;5.1;8;II
UN2015;Hydrogen peroxide, stabilized/Hydrogen peroxide, aqueous solutions, stabilized;5.1;8;I
UN2031;Nitric acid;8;5.1;I,II
UN2037;Gas cartridges/Receptacles, small, containing gas;2.1/2.2/2.3;5.1,8;
UN2055;Styrene monomer, stabilized;3;;III
UN2056;Tetrahydrofuran;3;;II
UN2067;Ammonium nitrate based fertilizer;5.1;;III
UN2073;Ammonia solution;2.2;;
UN2078;Toluene diisocyanate;6.1;;II
UN2079;Diethylenetriamine;8;;II
UN2187;Carbon dioxide, refrigerated liquid;2.2;;
UN2209;Formaldehyde solutions;8;;III
UN2211;Polymeric beads, expandable;9;;III
UN2214;Phthalic anhydride;8;;III
UN2215;Maleic anhydride;8;;III
UN2218;Acrylic acid, stabilized;8;3;II
UN2265;N,N-Dimethylformamide;3;;III
UN2289;Isophoronediamine;8;;III
UN2319;Terpene hydrocarbons, n.o.s.;3;;III
UN2348;Butyl acrylates, stabilized;3;;III
UN2398;Methyl tert-butyl ether;3;;II
UN2465;Dichloroisocyanuric acid, dry/Dichloroisocyanuric acid salts;5.1;;II
UN2468;Trichloroisocyanuric acid, dry;5.1;;II
UN2491;Ethanolamine/Ethanolamine solutions;8;;III
UN2581;Aluminum chloride, solution;8;;III
UN2582;Ferric chloride, solution;8;;III
UN2672;Ammonia solutions;8;;III
UN2693;Bisulfites, aqueous solutions, n.o.s.;8;;III
UN2733;Amines, flammable, corrosive, n.o.s./Polyamines, flammable, corrosive, n.o.s.;3;8;I,II,III
UN2734;Amines, liquid, corrosive, flammable, n.o.s./Polyamines, liquid, corrosive, flammable, n.o.s.;8;3;I,II
UN2735;Amines, liquid, corrosive, n.o.s./Polyamines, liquid, corrosive, n.o.s.;8;;I,II,III
UN2744;Cyclobutyl chloroformate;6.1;3,8;II
UN2789;Acetic acid, glacial/Acetic acid solution;8;3;II
UN2790;Acetic acid solution;8;;II,III
UN2794;Batteries, wet, filled with acid;8;;
UN2795;Batteries, wet, filled with alkali;8;;
UN2796;Battery fluid, acid/Sulfuric acid;8;;II
UN2797;Battery fluid, alkali;8;;II
UN2800;Batteries, wet, non-spillable;8;;
UN2810;Toxic, liquids, organic, n.o.s.;6.1;;I,II,III
UN2811;Toxic solids, organic, n.o.s.;6.1;;I,II,III
UN2857;Refrigerating machines;2.2;;
UN2880;Calcium hypochlorite, hydrated/Calcium hypochlorite, hydrated mixtures;5.1;;II,III
UN2902;Pesticides, liquid, toxic, n.o.s.;6.1;;I,II,III
UN2910;Radioactive material, excepted package-limited quantity of material;7;;
UN2911;Radioactive material, excepted package-instruments or articles;7;;
UN2915;Radioactive material, Type A package;7;;
UN2920;Corrosive liquids, flammable, n.o.s.;8;3;I,II
UN2922;Corrosive liquids, toxic, n.o.s.;8;6.1;I,II,III
UN2923;Corrosive solids, toxic, n.o.s.;8;6.1;I,II,III
UN2924;Flammable liquids, corrosive, n.o.s.;3;8;I,II,III
UN2967;Sulfamic acid;8;;III
UN2984;Hydrogen peroxide, aqueous solutions;5.1;;III
UN2990;Life-saving appliances, self inflating;9;;
UN3066;Paint/Paint related material;8;;II,III
UN3072;Life-saving appliances, not self inflating;9;;
UN3077;Environmentally hazardous substance, solid, n.o.s.;9;;III
UN3082;Environmentally hazardous substance, liquid, n.o.s.;9;;III
UN3090;Lithium metal batteries;9;;
UN3091;Lithium metal batteries contained in equipment/Lithium metal batteries packed with equipment;9;;
UN3098;Oxidizing liquid, corrosive, n.o.s.;5.1;8;I,II,III
UN3105;Organic peroxide type D, liquid;5.2;;
UN3106;Organic peroxide type D, solid;5.2;;
UN3107;Organic peroxide type E, liquid;5.2;;
UN3108;Organic peroxide type E, solid;5.2;;
UN3109;Organic peroxide type F, liquid;5.2;;
UN3110;Organic peroxide type F, solid;5.2;;
UN3139;Oxidizing liquid, n.o.s.;5.1;;I,II,III
UN3145;Alkylphenols, liquid, n.o.s.;8;;I,II,III
UN3149;Hydrogen peroxide and peroxyacetic acid mixtures, stabilized;5.1;8;II
UN3159;1,1,1,2-Tetrafluoroethane/Refrigerant gas R 134a;2.2;;
UN3161;Liquefied gas, flammable, n.o.s.;2.1;;
UN3163;Liquefied gas, n.o.s.;2.2;;
UN3164;Articles, pressurized, hydraulic/Articles, pressurized, pneumatic;2.2;;
UN3166;Engines, internal combustion/Vehicle, flammable gas powered/Vehicle, flammable liquid powered/Engine, fuel cell, flammable liquid powered/Vehicle, fuel cell, flammable liquid powered;9;;
UN3171;Battery-powered vehicle/Battery-powered equipment;9;;
UN3175;Solids containing flammable liquid, n.o.s.;4.1;;II
UN3244;Solids containing corrosive liquid, n.o.s.;8;;II
UN3256;Elevated temperature liquid, flammable, n.o.s.;3;;III
UN3257;Elevated temperature liquid, n.o.s.;9;;III
UN3260;Corrosive solid, acidic, inorganic, n.o.s.;8;;I,II,III
UN3261;Corrosive solid, acidic, organic, n.o.s.;8;;I,II,III
UN3262;Corrosive solid, basic, inorganic, n.o.s.;8;;I,II,III
UN3263;Corrosive solid, basic, organic, n.o.s.;8;;I,II,III
UN3264;Corrosive liquid, acidic, inorganic, n.o.s.;8;;I,II,III
UN3265;Corrosive liquid, acidic, organic, n.o.s.;8;;I,II,III
UN3266;Corrosive liquid, basic, inorganic, n.o.s.;8;;I,II,III
UN3267;Corrosive liquid, basic, organic, n.o.s.;8;;I,II,III
UN3268;Safety devices;9;;
UN3269;Polyester resin kit;3;;II,III
UN3272;Esters, n.o.s.;3;;II,III
UN3291;Regulated medical waste, n.o.s./Clinical waste, unspecified, n.o.s./(BIO) Medical waste, n.o.s./Biomedical waste, n.o.s./Medical waste, n.o.s.;6.2;;
UN3295;Hydrocarbons, liquid, n.o.s.;3;;I,II,III
UN3316;Chemical kits/First aid kits;9;;
UN3363;Dangerous goods in machinery/Dangerous goods in apparatus/Dangerous goods in articles;9;;
UN3373;Biological substance, Category B;6.2;;
UN3469;Paint, flammable, corrosive/Paint related material, flammable, corrosive;3;8;I,II,III
UN3470;Paint, corrosive, flammable/Paint related material, corrosive, flammable;8;3;II
UN3480;Lithium ion batteries;9;;
UN3481;Lithium ion batteries contained in equipment/Lithium ion batteries packed with equipment;9;;
UN3528;Engine, internal combustion, flammable liquid powered/Engine, fuel cell, flammable liquid powered/Machinery, internal combustion, flammable liquid powered/Machinery, fuel cell, flammable liquid powered;3;;
UN3529;Engine, internal combustion, flammable gas powered/Engine, fuel cell, flammable gas powered/Machinery, internal combustion, flammable gas powered/Machinery, fuel cell, flammable gas powered;2.1;;
UN3530;Engine, internal combustion/Machinery, internal combustion;9;;
NA1993;Combustible liquid, n.o.s./Diesel fuel/Fuel oil/Compounds, cleaning liquid/Compounds, tree killing, liquid/Compounds, weed killing, liquid;3;;I,II,III
NA1760;Compounds, cleaning liquid/Compounds, tree killing, liquid/Compounds, weed killing, liquid/Chemical kit/Ferrous chloride, solution;8;;I,II,III
NA3077;Hazardous waste, solid, n.o.s./Other regulated substances, solid, n.o.s.;9;;III
NA3082;Hazardous waste, liquid, n.o.s./Other regulated substances, liquid, n.o.s.;9;;III
`;
