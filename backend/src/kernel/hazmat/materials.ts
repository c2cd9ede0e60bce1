/* eslint-disable max-lines -- data */
/**
 * The Hazardous Materials Table, 49 CFR 172.101, as of June 1, 2026 (eCFR), without materials that are forbidden. One per line: UN or NA number;
 * proper shipping names, separated by slashes and mostly without concentrations and quantities; hazard classes; subsidiary classes (without
 * the class 1 of four self-reactive materials and organic peroxides); packing groups.
 */
export const MATERIALS = `
UN0004;Ammonium picrate, dry or wetted;1.1;;
UN0005;Cartridges for weapons, with bursting charge;1.1;;
UN0006;Cartridges for weapons, with bursting charge;1.1;;
UN0007;Cartridges for weapons, with bursting charge;1.2;;
UN0009;Ammunition, incendiary with or without burster, expelling charge, or propelling charge;1.2;;
UN0010;Ammunition, incendiary with or without burster, expelling charge, or propelling charge;1.3;;
UN0012;Cartridges, small arms/Cartridges for weapons, inert projectile;1.4;;
UN0014;Cartridges, small arms, blank/Cartridges for weapons, blank/Cartridges for tools, blank;1.4;;
UN0015;Ammunition, smoke with or without burster, expelling charge or propelling charge;1.2;;
UN0016;Ammunition, smoke with or without burster, expelling charge or propelling charge;1.3;;
UN0018;Ammunition, tear-producing with burster, expelling charge or propelling charge;1.2;8,6.1;
UN0019;Ammunition, tear-producing with burster, expelling charge or propelling charge;1.3;8,6.1;
UN0020;Ammunition, toxic with burster, expelling charge, or propelling charge;1.2;6.1;
UN0021;Ammunition, toxic with burster, expelling charge, or propelling charge;1.3;6.1;
UN0027;Black powder/Gunpowder, granular or as a meal;1.1;;
UN0028;Black powder, compressed/Gunpowder, compressed/Black powder, in pellets/Gunpowder, in pellets;1.1;;
UN0029;Detonators, non-electric, for blasting;1.1;;
UN0030;Detonators, electric, for blasting;1.1;;
UN0033;Bombs, with bursting charge;1.1;;
UN0034;Bombs, with bursting charge;1.1;;
UN0035;Bombs, with bursting charge;1.2;;
UN0037;Bombs, photo-flash;1.1;;
UN0038;Bombs, photo-flash;1.1;;
UN0039;Bombs, photo-flash;1.2;;
UN0042;Boosters, without detonator;1.1;;
UN0043;Bursters, explosive;1.1;;
UN0044;Primers, cap type;1.4;;
UN0048;Charges, demolition;1.1;;
UN0049;Cartridges, flash;1.1;;
UN0050;Cartridges, flash;1.3;;
UN0054;Cartridges, signal;1.3;;
UN0055;Cases, cartridge, empty with primer;1.4;;
UN0056;Charges, depth;1.1;;
UN0059;Charges, shaped, without detonator;1.1;;
UN0060;Charges, supplementary explosive;1.1;;
UN0065;Cord, detonating, flexible;1.1;;
UN0066;Cord, igniter;1.4;;
UN0070;Cutters, cable, explosive;1.4;;
UN0072;Cyclotrimethylenetrinitramine, wetted/Cyclonite, wetted/Hexogen, wetted/RDX, wetted;1.1;;
UN0073;Detonators for ammunition;1.1;;
UN0074;Diazodinitrophenol, wetted;1.1;;
UN0075;Diethyleneglycol dinitrate, desensitized;1.1;;
UN0076;Dinitrophenol, dry or wetted;1.1;6.1;
UN0077;Dinitrophenolates alkali metals, dry or wetted;1.3;6.1;
UN0078;Dinitroresorcinol, dry or wetted;1.1;;
UN0079;Hexanitrodiphenylamine/Dipicrylamine/Hexyl;1.1;;
UN0081;Explosive, blasting, type A;1.1;;
UN0082;Explosive, blasting, type B;1.1;;
UN0083;Explosive, blasting, type C;1.1;;
UN0084;Explosive, blasting, type D;1.1;;
UN0092;Flares, surface;1.3;;
UN0093;Flares, aerial;1.3;;
UN0094;Flash powder;1.1;;
UN0099;Fracturing devices, explosive, without detonators for oil wells;1.1;;
UN0101;Fuse, non-detonating instantaneous or quickmatch;1.3;;
UN0102;Cord, detonating/Fuze, detonating metal clad;1.2;;
UN0103;Fuse, igniter tubular metal clad;1.4;;
UN0104;Cord, detonating, mild effect/Fuse, detonating, mild effect metal clad;1.4;;
UN0105;Fuse, safety;1.4;;
UN0106;Fuzes, detonating;1.1;;
UN0107;Fuzes, detonating;1.2;;
UN0110;Grenades, practice, hand or rifle;1.4;;
UN0113;Guanyl nitrosaminoguanylidene hydrazine, wetted;1.1;;
UN0114;Guanyl nitrosaminoguanyltetrazene, wetted/Tetrazene, wetted;1.1;;
UN0118;Hexolite/Hexotol dry or wetted;1.1;;
UN0121;Igniters;1.1;;
UN0124;Jet perforating guns, charged oil well without detonator;1.1;;
UN0129;Lead azide, wetted;1.1;;
UN0130;Lead styphnate, wetted/Lead trinitroresorcinate, wetted;1.1;;
UN0131;Lighters, fuse;1.4;;
UN0132;Deflagrating metal salts of aromatic nitroderivatives, n.o.s.;1.3;;
UN0133;Mannitol hexanitrate, wetted/Nitromannite, wetted;1.1;;
UN0135;Mercury fulminate, wetted;1.1;;
UN0136;Mines with bursting charge;1.1;;
UN0137;Mines with bursting charge;1.1;;
UN0138;Mines with bursting charge;1.2;;
UN0143;Nitroglycerin, desensitized;1.1;6.1;
UN0144;Nitroglycerin, solution in alcohol;1.1;;
UN0146;Nitrostarch, dry or wetted;1.1;;
UN0147;Nitro urea;1.1;;
UN0150;Pentaerythrite tetranitrate, wetted/Pentaerythritol tetranitrate, wetted/PETN, wetted;1.1;;
UN0151;Pentolite, dry or wetted;1.1;;
UN0153;Trinitroaniline/Picramide;1.1;;
UN0154;Trinitrophenol/Picric acid, dry or wetted;1.1;;
UN0155;Trinitrochlorobenzene/Picryl chloride;1.1;;
UN0159;Powder cake, wetted/Powder paste, wetted;1.3;;
UN0160;Powder, smokeless;1.1;;
UN0161;Powder, smokeless;1.3;;
UN0167;Projectiles, with bursting charge;1.1;;
UN0168;Projectiles, with bursting charge;1.1;;
UN0169;Projectiles, with bursting charge;1.2;;
UN0171;Ammunition, illuminating with or without burster, expelling charge or propelling charge;1.2;;
UN0173;Release devices, explosive;1.4;;
UN0174;Rivets, explosive;1.4;;
UN0180;Rockets, with bursting charge;1.1;;
UN0181;Rockets, with bursting charge;1.1;;
UN0182;Rockets, with bursting charge;1.2;;
UN0183;Rockets, with inert head;1.3;;
UN0186;Rocket motors;1.3;;
UN0191;Signal devices, hand;1.4;;
UN0192;Signals, railway track, explosive;1.1;;
UN0193;Signals, railway track, explosive;1.4;;
UN0194;Signals, distress, ship;1.1;;
UN0195;Signals, distress, ship;1.3;;
UN0196;Signals, smoke;1.1;;
UN0197;Signals, smoke;1.4;;
UN0204;Sounding devices, explosive;1.2;;
UN0207;Tetranitroaniline;1.1;;
UN0208;Trinitrophenylmethylnitramine/Tetryl;1.1;;
UN0209;Trinitrotoluene/TNT, dry or wetted;1.1;;
UN0212;Tracers for ammunition;1.3;;
UN0213;Trinitroanisole;1.1;;
UN0214;Trinitrobenzene, dry or wetted;1.1;;
UN0215;Trinitrobenzoic acid, dry or wetted;1.1;;
UN0216;Trinitro-m-cresol;1.1;;
UN0217;Trinitronaphthalene;1.1;;
UN0218;Trinitrophenetole;1.1;;
UN0219;Trinitroresorcinol/Styphnic acid, dry or wetted;1.1;;
UN0220;Urea nitrate , dry or wetted;1.1;;
UN0221;Warheads, torpedo with bursting charge;1.1;;
UN0222;Ammonium nitrate;1.1;;
UN0224;Barium azide, dry or wetted;1.1;6.1;
UN0225;Boosters with detonator;1.1;;
UN0226;Cyclotetramethylenetetranitramine, wetted/HMX, wetted/Octogen, wetted;1.1;;
UN0234;Sodium dinitro-o-cresolate, dry or wetted;1.3;;
UN0235;Sodium picramate, dry or wetted;1.3;;
UN0236;Zirconium picramate, dry or wetted;1.3;;
UN0237;Charges, shaped, flexible, linear;1.4;;
UN0238;Rockets, line-throwing;1.2;;
UN0240;Rockets, line-throwing;1.3;;
UN0241;Explosive, blasting, type E;1.1;;
UN0242;Charges, propelling, for cannon;1.3;;
UN0243;Ammunition, incendiary, white phosphorus, with burster, expelling charge or propelling charge;1.2;;
UN0244;Ammunition, incendiary, white phosphorus, with burster, expelling charge or propelling charge;1.3;;
UN0245;Ammunition smoke, white phosphorus with burster, expelling charge, or propelling charge;1.2;;
UN0246;Ammunition, smoke, white phosphorus with burster, expelling charge, or propelling charge;1.3;;
UN0247;Ammunition, incendiary liquid or gel, with burster, expelling charge or propelling charge;1.3;;
UN0248;Contrivances, water-activated, with burster, expelling charge or propelling charge;1.2;;
UN0249;Contrivances, water-activated, with burster, expelling charge or propelling charge;1.3;;
UN0250;Rocket motors with hypergolic liquids with or without an expelling charge;1.3;;
UN0254;Ammunition, illuminating with or without burster, expelling charge or propelling charge;1.3;;
UN0255;Detonators, electric, for blasting;1.4;;
UN0257;Fuzes, detonating;1.4;;
UN0266;Octolite/Octol, dry or wetted;1.1;;
UN0267;Detonators, non-electric, for blasting;1.4;;
UN0268;Boosters with detonator;1.2;;
UN0271;Charges, propelling;1.1;;
UN0272;Charges, propelling;1.3;;
UN0275;Cartridges, power device;1.3;;
UN0276;Cartridges, power device;1.4;;
UN0277;Cartridges, oil well;1.3;;
UN0278;Cartridges, oil well;1.4;;
UN0279;Charges, propelling, for cannon;1.1;;
UN0280;Rocket motors;1.1;;
UN0281;Rocket motors;1.2;;
UN0282;Nitroguanidine/Picrite, dry or wetted;1.1;;
UN0283;Boosters, without detonator;1.2;;
UN0284;Grenades, hand or rifle, with bursting charge;1.1;;
UN0285;Grenades, hand or rifle, with bursting charge;1.2;;
UN0286;Warheads, rocket with bursting charge;1.1;;
UN0287;Warheads, rocket with bursting charge;1.2;;
UN0288;Charges, shaped, flexible, linear;1.1;;
UN0289;Cord, detonating, flexible;1.4;;
UN0290;Cord, detonating/Fuze, detonating metal clad;1.1;;
UN0291;Bombs, with bursting charge;1.2;;
UN0292;Grenades, hand or rifle, with bursting charge;1.1;;
UN0293;Grenades, hand or rifle, with bursting charge;1.2;;
UN0294;Mines with bursting charge;1.2;;
UN0295;Rockets, with bursting charge;1.2;;
UN0296;Sounding devices, explosive;1.1;;
UN0297;Ammunition, illuminating with or without burster, expelling charge or propelling charge;1.4;;
UN0299;Bombs, photo-flash;1.3;;
UN0300;Ammunition, incendiary with or without burster, expelling charge or propelling charge;1.4;;
UN0301;Ammunition, tear-producing with burster, expelling charge or propelling charge;1.4;8,6.1;
UN0303;Ammunition, smoke with or without burster, expelling charge or propelling charge;1.4;;
UN0305;Flash powder;1.3;;
UN0306;Tracers for ammunition;1.4;;
UN0312;Cartridges, signal;1.4;;
UN0313;Signals, smoke;1.2;;
UN0314;Igniters;1.2;;
UN0315;Igniters;1.3;;
UN0316;Fuzes, igniting;1.3;;
UN0317;Fuzes, igniting;1.4;;
UN0318;Grenades, practice, hand or rifle;1.3;;
UN0319;Primers, tubular;1.3;;
UN0320;Primers, tubular;1.4;;
UN0321;Cartridges for weapons, with bursting charge;1.2;;
UN0322;Rocket motors with hypergolic liquids with or without an expelling charge;1.2;;
UN0323;Cartridges, power device;1.4;;
UN0324;Projectiles, with bursting charge;1.2;;
UN0325;Igniters;1.4;;
UN0326;Cartridges for weapons, blank;1.1;;
UN0327;Cartridges for weapons, blank/Cartridges, small arms, blank;1.3;;
UN0328;Cartridges for weapons, inert projectile;1.2;;
UN0329;Torpedoes with bursting charge;1.1;;
UN0330;Torpedoes with bursting charge;1.1;;
UN0331;Explosive, blasting, type B/Agent blasting, Type B;1.5;;
UN0332;Explosive, blasting, type E/Agent blasting, type E;1.5;;
UN0333;Fireworks;1.1;;
UN0334;Fireworks;1.2;;
UN0335;Fireworks;1.3;;
UN0336;Fireworks;1.4;;
UN0337;Fireworks;1.4;;
UN0338;Cartridges for weapons, blank/Cartridges, small arms, blank;1.4;;
UN0339;Cartridges for weapons, inert projectile/Cartridges, small arms;1.4;;
UN0340;Nitrocellulose, dry or wetted;1.1;;
UN0341;Nitrocellulose, unmodified or plasticized;1.1;;
UN0342;Nitrocellulose, wetted;1.3;;
UN0343;Nitrocellulose, plasticized;1.3;;
UN0344;Projectiles, with bursting charge;1.4;;
UN0345;Projectiles, inert with tracer;1.4;;
UN0346;Projectiles, with burster or expelling charge;1.2;;
UN0347;Projectiles, with burster or expelling charge;1.4;;
UN0348;Cartridges for weapons, with bursting charge;1.4;;
UN0349;Articles, explosive, n.o.s.;1.4;;
UN0350;Articles, explosive, n.o.s.;1.4;;
UN0351;Articles, explosive, n.o.s.;1.4;;
UN0352;Articles, explosive, n.o.s.;1.4;;
UN0353;Articles, explosive, n.o.s.;1.4;;
UN0354;Articles, explosive, n.o.s.;1.1;;
UN0355;Articles, explosive, n.o.s.;1.2;;
UN0356;Articles, explosive, n.o.s.;1.3;;
UN0357;Substances, explosive, n.o.s.;1.1;;
UN0358;Substances, explosive, n.o.s.;1.2;;
UN0359;Substances, explosive, n.o.s.;1.3;;
UN0360;Detonator assemblies, non-electric for blasting;1.1;;
UN0361;Detonator assemblies, non-electric, for blasting;1.4;;
UN0362;Ammunition, practice;1.4;;
UN0363;Ammunition, proof;1.4;;
UN0364;Detonators for ammunition;1.2;;
UN0365;Detonators for ammunition;1.4;;
UN0366;Detonators for ammunition;1.4;;
UN0367;Fuzes, detonating;1.4;;
UN0368;Fuzes, igniting;1.4;;
UN0369;Warheads, rocket with bursting charge;1.1;;
UN0370;Warheads, rocket with burster or expelling charge;1.4;;
UN0371;Warheads, rocket with burster or expelling charge;1.4;;
UN0372;Grenades, practice, hand or rifle;1.2;;
UN0373;Signal devices, hand;1.4;;
UN0374;Sounding devices, explosive;1.1;;
UN0375;Sounding devices, explosive;1.2;;
UN0376;Primers, tubular;1.4;;
UN0377;Primers, cap type;1.1;;
UN0378;Primers, cap type;1.4;;
UN0379;Cases, cartridges, empty with primer;1.4;;
UN0380;Articles, pyrophoric;1.2;;
UN0381;Cartridges, power device;1.2;;
UN0382;Components, explosive train, n.o.s.;1.2;;
UN0383;Components, explosive train, n.o.s.;1.4;;
UN0384;Components, explosive train, n.o.s.;1.4;;
UN0385;5-Nitrobenzotriazol;1.1;;
UN0386;Trinitrobenzenesulfonic acid;1.1;;
UN0387;Trinitrofluorenone;1.1;;
UN0388;Trinitrotoluene and Trinitrobenzene mixtures/TNT and trinitrobenzene mixtures/TNT and hexanitrostilbene mixtures/Trinitrotoluene and hexanitrostilbene mixtures;1.1;;
UN0389;Trinitrotoluene mixtures containing Trinitrobenzene and Hexanitrostilbene/TNT mixtures containing trinitrobenzene and hexanitrostilbene;1.1;;
UN0390;Tritonal;1.1;;
UN0391;RDX and HMX mixtures, wetted;1.1;;
UN0392;Hexanitrostilbene;1.1;;
UN0393;Hexotonal;1.1;;
UN0394;Trinitroresorcinol, wetted/Styphnic acid, wetted;1.1;;
UN0395;Rocket motors, liquid fueled;1.2;;
UN0396;Rocket motors, liquid fueled;1.3;;
UN0397;Rockets, liquid fueled with bursting charge;1.1;;
UN0398;Rockets, liquid fueled with bursting charge;1.2;;
UN0399;Bombs with flammable liquid, with bursting charge;1.1;;
UN0400;Bombs with flammable liquid, with bursting charge;1.2;;
UN0401;Dipicryl sulfide, dry or wetted;1.1;;
UN0402;Ammonium perchlorate;1.1;;
UN0403;Flares, aerial;1.4;;
UN0404;Flares, aerial;1.4;;
UN0405;Cartridges, signal;1.4;;
UN0406;Dinitrosobenzene;1.3;;
UN0407;Tetrazol-1-acetic acid;1.4;;
UN0408;Fuzes, detonating, with protective features;1.1;;
UN0409;Fuzes, detonating, with protective features;1.2;;
UN0410;Fuzes, detonating, with protective features;1.4;;
UN0411;Pentaerythrite tetranitrate/Pentaerythritol tetranitrate/PETN;1.1;;
UN0412;Cartridges for weapons, with bursting charge;1.4;;
UN0413;Cartridges for weapons, blank;1.2;;
UN0414;Charges, propelling, for cannon;1.2;;
UN0415;Charges, propelling;1.2;;
UN0417;Cartridges for weapons, inert projectile/Cartridges, small arms;1.3;;
UN0418;Flares, surface;1.1;;
UN0419;Flares, surface;1.2;;
UN0420;Flares, aerial;1.1;;
UN0421;Flares, aerial;1.2;;
UN0424;Projectiles, inert, with tracer;1.3;;
UN0425;Projectiles, inert, with tracer;1.4;;
UN0426;Projectiles, with burster or expelling charge;1.2;;
UN0427;Projectiles, with burster or expelling charge;1.4;;
UN0428;Articles, pyrotechnic for technical purposes;1.1;;
UN0429;Articles, pyrotechnic for technical purposes;1.2;;
UN0430;Articles, pyrotechnic for technical purposes;1.3;;
UN0431;Articles, pyrotechnic;1.4;;
UN0432;Articles, pyrotechnic;1.4;;
UN0433;Powder cake, wetted/Powder paste, wetted;1.1;;
UN0434;Projectiles, with burster or expelling charge;1.2;;
UN0435;Projectiles, with burster or expelling charge;1.4;;
UN0436;Rockets, with expelling charge;1.2;;
UN0437;Rockets, with expelling charge;1.3;;
UN0438;Rockets, with expelling charge;1.4;;
UN0439;Charges, shaped, without detonator;1.2;;
UN0440;Charges, shaped, without detonator;1.4;;
UN0441;Charges, shaped, without detonator;1.4;;
UN0442;Charges, explosive, commercial without detonator;1.1;;
UN0443;Charges, explosive, commercial without detonator;1.2;;
UN0444;Charges, explosive, commercial without detonator;1.4;;
UN0445;Charges, explosive, commercial without detonator;1.4;;
UN0446;Cases, combustible, empty, without primer;1.4;;
UN0447;Cases, combustible, empty, without primer;1.3;;
UN0448;5-Mercaptotetrazol-1-acetic acid;1.4;;
UN0449;Torpedoes, liquid fueled, with or without bursting charge;1.1;;
UN0450;Torpedoes, liquid fueled, with inert head;1.3;;
UN0451;Torpedoes with bursting charge;1.1;;
UN0452;Grenades practice, hand or rifle;1.4;;
UN0453;Rockets, line-throwing;1.4;;
UN0454;Igniters;1.4;;
UN0455;Detonators, non-electric, for blasting;1.4;;
UN0456;Detonators, electric for blasting;1.4;;
UN0457;Charges, bursting, plastics bonded;1.1;;
UN0458;Charges, bursting, plastics bonded;1.2;;
UN0459;Charges, bursting, plastics bonded;1.4;;
UN0460;Charges, bursting, plastics bonded;1.4;;
UN0461;Components, explosive train, n.o.s.;1.1;;
UN0462;Articles, explosive, n.o.s.;1.1;;
UN0463;Articles, explosive, n.o.s.;1.1;;
UN0464;Articles, explosive, n.o.s.;1.1;;
UN0465;Articles, explosive, n.o.s.;1.1;;
UN0466;Articles, explosive, n.o.s.;1.2;;
UN0467;Articles, explosive, n.o.s.;1.2;;
UN0468;Articles, explosive, n.o.s.;1.2;;
UN0469;Articles, explosive, n.o.s.;1.2;;
UN0470;Articles, explosive, n.o.s.;1.3;;
UN0471;Articles, explosive, n.o.s.;1.4;;
UN0472;Articles, explosive, n.o.s.;1.4;;
UN0473;Substances, explosive, n.o.s.;1.1;;
UN0474;Substances, explosive, n.o.s.;1.1;;
UN0475;Substances, explosive, n.o.s.;1.1;;
UN0476;Substances, explosive, n.o.s.;1.1;;
UN0477;Substances, explosive, n.o.s.;1.3;;
UN0478;Substances, explosive, n.o.s.;1.3;;
UN0479;Substances, explosive, n.o.s.;1.4;;
UN0480;Substances, explosive, n.o.s.;1.4;;
UN0481;Substances, explosive, n.o.s.;1.4;;
UN0482;Substances, explosive, very insensitive, n.o.s./Substances, EVI, n.o.s.;1.5;;
UN0483;Cyclotrimethylenetrinitramine, desensitized/Cyclonite, desensitized/Hexogen, desensitized/RDX, desensitized;1.1;;
UN0484;Cyclotetramethylenetetranitramine, desensitized/Octogen, desensitized/HMX, desensitized;1.1;;
UN0485;Substances, explosive, n.o.s.;1.4;;
UN0486;Articles, explosive, extremely insensitive/Articles, EEI;1.6;;
UN0487;Signals, smoke;1.3;;
UN0488;Ammunition, practice;1.3;;
UN0489;Dinitroglycoluril/Dingu;1.1;;
UN0490;Nitrotriazolone/NTO;1.1;;
UN0491;Charges, propelling;1.4;;
UN0492;Signals, railway track, explosive;1.3;;
UN0493;Signals, railway track, explosive;1.4;;
UN0494;Jet perforating guns, charged, oil well, without detonator;1.4;;
UN0495;Propellant, liquid;1.3;;
UN0496;Octonal;1.1;;
UN0497;Propellant, liquid;1.1;;
UN0498;Propellant, solid;1.1;;
UN0499;Propellant, solid;1.3;;
UN0500;Detonator assemblies, non-electric, for blasting;1.4;;
UN0501;Propellant, solid;1.4;;
UN0502;Rockets, with inert head;1.2;;
UN0503;Safety devices, pyrotechnic;1.4;;
UN0504;1H-Tetrazole;1.1;;
UN0505;Signals, distress, ship;1.4;;
UN0506;Signals, distress, ship;1.4;;
UN0507;Signals, smoke;1.4;;
UN0508;1-Hydroxybenzotriazole, anhydrous, dry or wetted;1.3;;
UN0509;Powder, smokeless;1.4;;
UN0510;Rocket motors;1.4;;
UN0511;Detonators, electronic programmable for blasting;1.1;;
UN0512;Detonators, electronic programmable for blasting;1.4;;
UN0513;Detonators, electronic programmable for blasting;1.4;;
UN1001;Acetylene, dissolved;2.1;;
UN1002;Air, compressed;2.2;;
UN1003;Air, refrigerated liquid;2.2;5.1;
UN1005;Ammonia, anhydrous;2.2/2.3;8;
UN1006;Argon, compressed;2.2;;
UN1008;Boron trifluoride;2.3;8;
UN1009;Bromotrifluoromethane/Refrigerant gas, R 13B1.;2.2;;
UN1010;Butadienes, stabilized/Butadienes and Hydrocarbon mixture, stabilized;2.1;;
UN1011;Butane;2.1;;
UN1012;Butylene see also Petroleum gases, liquefied;2.1;;
UN1013;Carbon dioxide;2.2;;
UN1016;Carbon monoxide, compressed;2.3;2.1;
UN1017;Chlorine;2.3;5.1,8;
UN1018;Chlorodifluoromethane/Refrigerant gas R 22;2.2;;
UN1020;Chloropentafluoroethane/Refrigerant gas R 115;2.2;;
UN1021;1-Chloro-1,2,2,2-tetrafluoroethane/Refrigerant gas R 124;2.2;;
UN1022;Chlorotrifluoromethane/Refrigerant gas R 13;2.2;;
UN1023;Coal gas, compressed;2.3;2.1;
UN1026;Cyanogen;2.3;2.1;
UN1027;Cyclopropane;2.1;;
UN1028;Dichlorodifluoromethane/Refrigerant gas R 12;2.2;;
UN1029;Dichlorofluoromethane/Refrigerant gas R21;2.2;;
UN1030;1,1-Difluoroethane/Refrigerant gas R 152a;2.1;;
UN1032;Dimethylamine, anhydrous;2.1;;
UN1033;Dimethyl ether;2.1;;
UN1035;Ethane;2.1;;
UN1036;Ethylamine;2.1;;
UN1037;Ethyl chloride;2.1;;
UN1038;Ethylene, refrigerated liquid (cryogenic liquid);2.1;;
UN1039;Ethyl methyl ether;2.1;;
UN1040;Ethylene oxide/Ethylene oxide with nitrogen;2.3;2.1;
UN1041;Ethylene oxide and carbon dioxide mixtures;2.1;;
UN1043;Fertilizer ammoniating solution with free ammonia;2.2;;
UN1044;Fire extinguishers;2.2;;
UN1045;Fluorine, compressed;2.3;5.1,8;
UN1046;Helium, compressed;2.2;;
UN1048;Hydrogen bromide, anhydrous;2.3;8;
UN1049;Hydrogen, compressed;2.1;;
UN1050;Hydrogen chloride, anhydrous;2.3;8;
UN1051;Hydrogen cyanide, stabilized;6.1;3;I
UN1052;Hydrogen fluoride, anhydrous;8;;I
UN1053;Hydrogen sulfide;2.3;2.1;
UN1055;Isobutylene see also Petroleum gases, liquefied;2.1;;
UN1056;Krypton, compressed;2.2;;
UN1057;Lighters/Lighter refills;2.1;;
UN1058;Liquefied gases, non-flammable charged with nitrogen, carbon dioxide or air;2.2;;
UN1060;Methyl acetylene and propadiene mixtures, stabilized;2.1;;
UN1061;Methylamine, anhydrous;2.1;;
UN1062;Methyl bromide;2.3;;
UN1063;Methyl chloride/Refrigerant gas R 40;2.1;;
UN1064;Methyl mercaptan;2.3;2.1;
UN1065;Neon, compressed;2.2;;
UN1066;Nitrogen, compressed;2.2;;
UN1067;Dinitrogen tetroxide;2.3;5.1,8;
UN1069;Nitrosyl chloride;2.3;8;
UN1070;Nitrous oxide;2.2;5.1;
UN1071;Oil gas, compressed;2.3;2.1;
UN1072;Oxygen, compressed;2.2;5.1;
UN1073;Oxygen, refrigerated liquid;2.2;5.1;
UN1075;Petroleum gases, liquefied/Liquefied petroleum gas;2.1;;
UN1076;Phosgene;2.3;8;
UN1077;Propylene;2.1;;
UN1078;Refrigerant gases, n.o.s.;2.2;;
UN1079;Sulfur dioxide;2.3;8;
UN1080;Sulfur hexafluoride;2.2;;
UN1081;Tetrafluoroethylene, stabilized;2.1;;
UN1082;Trifluorochloroethylene, stabilized/Refrigerant gas R 1113;2.3;2.1;
UN1083;Trimethylamine, anhydrous;2.1;;
UN1085;Vinyl bromide, stabilized;2.1;;
UN1086;Vinyl chloride, stabilized;2.1;;
UN1087;Vinyl methyl ether, stabilized;2.1;;
UN1088;Acetal;3;;II
UN1089;Acetaldehyde;3;;I
UN1090;Acetone;3;;II
UN1091;Acetone oils;3;;II
UN1092;Acrolein, stabilized;6.1;3;I
UN1093;Acrylonitrile, stabilized;3;6.1;I
UN1098;Allyl alcohol;6.1;3;I
UN1099;Allyl bromide;3;6.1;I
UN1100;Allyl chloride;3;6.1;I
UN1104;Amyl acetates;3;;III
UN1105;Pentanols;3;;II,III
UN1106;Amylamines;3;8;II,III
UN1107;Amyl chloride;3;;II
UN1108;1-Pentene (n-amylene);3;;I
UN1109;Amyl formates;3;;III
UN1110;n-Amyl methyl ketone;3;;III
UN1111;Amyl mercaptan;3;;II
UN1112;Amyl nitrate;3;;III
UN1113;Amyl nitrite;3;;II
UN1114;Benzene;3;;II
UN1120;Butanols;3;;II,III
UN1123;Butyl acetates;3;;II,III
UN1125;n-Butylamine;3;8;II
UN1126;1-Bromobutane;3;;II
UN1127;Chlorobutanes;3;;II
UN1128;n-Butyl formate;3;;II
UN1129;Butyraldehyde;3;;II
UN1130;Camphor oil;3;;III
UN1131;Carbon disulfide;3;6.1;I
UN1133;Adhesives;3;;I,II,III
UN1134;Chlorobenzene;3;;III
UN1135;Ethylene chlorohydrin;6.1;3;I
UN1136;Coal tar distillates, flammable;3;;II,III
UN1139;Coating solution;3;;I,II,III
UN1143;Crotonaldehyde/Crotonaldehyde, stabilized;6.1;3;I
UN1144;Crotonylene;3;;I
UN1145;Cyclohexane;3;;II
UN1146;Cyclopentane;3;;II
UN1147;Decahydronaphthalene;3;;III
UN1148;Diacetone alcohol;3;;II,III
UN1149;Dibutyl ethers;3;;III
UN1150;1,2-Dichloroethylene;3;;II
UN1152;Dichloropentanes;3;;III
UN1153;Ethylene glycol diethyl ether;3;;II,III
UN1154;Diethylamine;3;8;II
UN1155;Diethyl ether/Ethyl ether;3;;I
UN1156;Diethyl ketone;3;;II
UN1157;Diisobutyl ketone;3;;III
UN1158;Diisopropylamine;3;8;II
UN1159;Diisopropyl ether;3;;II
UN1160;Dimethylamine solution;3;8;II
UN1161;Dimethyl carbonate;3;;II
UN1162;Dimethyldichlorosilane;3;8;II
UN1163;Dimethylhydrazine, unsymmetrical;6.1;3,8;I
UN1164;Dimethyl sulfide;3;;II
UN1165;Dioxane;3;;II
UN1166;Dioxolane;3;;II
UN1167;Divinyl ether, stabilized;3;;I
UN1170;Ethanol/Ethyl alcohol/Ethanol solutions/Ethyl alcohol solutions;3;;II,III
UN1171;Ethylene glycol monoethyl ether;3;;III
UN1172;Ethylene glycol monoethyl ether acetate;3;;III
UN1173;Ethyl acetate;3;;II
UN1175;Ethylbenzene;3;;II
UN1176;Ethyl borate;3;;II
UN1177;2-Ethylbutyl acetate;3;;III
UN1178;2-Ethylbutyraldehyde;3;;II
UN1179;Ethyl butyl ether;3;;II
UN1180;Ethyl butyrate;3;;III
UN1181;Ethyl chloroacetate;6.1;3;II
UN1182;Ethyl chloroformate;6.1;3,8;I
UN1183;Ethyldichlorosilane;4.3;8,3;I
UN1184;Ethylene dichloride;3;6.1;II
UN1185;Ethyleneimine, stabilized;6.1;3;I
UN1188;Ethylene glycol monomethyl ether;3;;III
UN1189;Ethylene glycol monomethyl ether acetate;3;;III
UN1190;Ethyl formate;3;;II
UN1191;Octyl aldehydes;3;;III
UN1192;Ethyl lactate;3;;III
UN1193;Ethyl methyl ketone/Methyl ethyl ketone;3;;II
UN1194;Ethyl nitrite solutions;3;6.1;I
UN1195;Ethyl propionate;3;;II
UN1196;Ethyltrichlorosilane;3;8;II
UN1197;Extracts, liquid/Extracts, liquid, for flavor or aroma;3;;II,III
UN1198;Formaldehyde solutions, flammable;3;8;III
UN1199;Furaldehydes;6.1;3;II
UN1201;Fusel oil;3;;II,III
UN1202;Gas oil/Diesel fuel/Heating oil, light;3;;III
UN1203;Gasoline;3;;II
UN1204;Nitroglycerin solution in alcohol;3;;II
UN1206;Heptanes;3;;II
UN1207;Hexaldehyde;3;;III
UN1208;Hexanes;3;;II
UN1210;Printing ink/Printing ink related material;3;;I,II,III
UN1212;Isobutanol/Isobutyl alcohol;3;;III
UN1213;Isobutyl acetate;3;;II
UN1214;Isobutylamine;3;8;II
UN1216;Isooctenes;3;;II
UN1218;Isoprene, stabilized;3;;I
UN1219;Isopropanol/Isopropyl alcohol;3;;II
UN1220;Isopropyl acetate;3;;II
UN1221;Isopropylamine;3;8;I
UN1222;Isopropyl nitrate;3;;II
UN1223;Kerosene;3;;III
UN1224;Ketones, liquid, n.o.s.;3;;I,II,III
UN1228;Mercaptans, liquid, flammable, toxic, n.o.s./Mercaptan mixtures, liquid, flammable, toxic, n.o.s.;3;6.1;II,III
UN1229;Mesityl oxide;3;;III
UN1230;Methanol;3;6.1;II
UN1231;Methyl acetate;3;;II
UN1233;Methylamyl acetate;3;;III
UN1234;Methylal;3;;II
UN1235;Methylamine, aqueous solution;3;8;II
UN1237;Methyl butyrate;3;;II
UN1238;Methyl chloroformate;6.1;3,8;I
UN1239;Methyl chloromethyl ether;6.1;3;I
UN1242;Methyldichlorosilane;4.3;8,3;I
UN1243;Methyl formate;3;;I
UN1244;Methylhydrazine;6.1;3,8;I
UN1245;Methyl isobutyl ketone;3;;II
UN1246;Methyl isopropenyl ketone, stabilized;3;;II
UN1247;Methyl methacrylate monomer, stabilized;3;;II
UN1248;Methyl propionate;3;;II
UN1249;Methyl propyl ketone;3;;II
UN1250;Methyltrichlorosilane;3;8;II
UN1251;Methyl vinyl ketone, stabilized;6.1;3,8;I
UN1259;Nickel carbonyl;6.1;3;I
UN1261;Nitromethane;3;;II
UN1262;Octanes;3;;II
UN1263;Paint/Paint related material;3;;I,II,III
UN1264;Paraldehyde;3;;III
UN1265;Pentanes;3;;I,II
UN1266;Perfumery products with flammable solvents;3;;II,III
UN1267;Petroleum crude oil;3;;I,II,III
UN1268;Petroleum distillates, n.o.s./Petroleum products, n.o.s.;3;;I,II,III
UN1272;Pine oil;3;;III
UN1274;n-Propanol/Propyl alcohol, normal;3;;II,III
UN1275;Propionaldehyde;3;;II
UN1276;n-Propyl acetate;3;;II
UN1277;Propylamine;3;8;II
UN1278;1-Chloropropane;3;;II
UN1279;1,2-Dichloropropane;3;;II
UN1280;Propylene oxide;3;;I
UN1281;Propyl formates;3;;II
UN1282;Pyridine;3;;II
UN1286;Rosin oil;3;;II,III
UN1287;Rubber solution;3;;II,III
UN1288;Shale oil;3;;I,II,III
UN1289;Sodium methylate solutions in alcohol;3;8;II,III
UN1292;Tetraethyl silicate;3;;III
UN1293;Tinctures, medicinal;3;;II,III
UN1294;Toluene;3;;II
UN1295;Trichlorosilane;4.3;3,8;I
UN1296;Triethylamine;3;8;II
UN1297;Trimethylamine, aqueous solutions;3;8;I,II,III
UN1298;Trimethylchlorosilane;3;8;II
UN1299;Turpentine;3;;III
UN1300;Turpentine substitute;3;;I,II,III
UN1301;Vinyl acetate, stabilized;3;;II
UN1302;Vinyl ethyl ether, stabilized;3;;I
UN1303;Vinylidene chloride, stabilized;3;;I
UN1304;Vinyl isobutyl ether, stabilized;3;;II
UN1305;Vinyltrichlorosilane;3;8;II
UN1306;Wood preservatives, liquid;3;;II,III
UN1307;Xylenes;3;;II,III
UN1308;Zirconium suspended in a liquid;3;;I,II,III
UN1309;Aluminum powder, coated;4.1;;II,III
UN1310;Ammonium picrate, wetted;4.1;;I
UN1312;Borneol;4.1;;III
UN1313;Calcium resinate;4.1;;III
UN1314;Calcium resinate, fused;4.1;;III
UN1318;Cobalt resinate, precipitated;4.1;;III
UN1320;Dinitrophenol, wetted;4.1;6.1;I
UN1321;Dinitrophenolates, wetted;4.1;6.1;I
UN1322;Dinitroresorcinol, wetted;4.1;;I
UN1323;Ferrocerium;4.1;;II
UN1324;Films, nitrocellulose base, gelatine coated (except scrap);4.1;;III
UN1325;Flammable solids, organic, n.o.s.;4.1;;II,III
UN1326;Hafnium powder, wetted;4.1;;II
UN1328;Hexamethylenetetramine;4.1;;III
UN1330;Manganese resinate;4.1;;III
UN1331;Matches, strike anywhere;4.1;;III
UN1332;Metaldehyde;4.1;;III
UN1333;Cerium, slabs, ingots, or rods;4.1;;II
UN1334;Naphthalene, crude/Naphthalene, refined;4.1;;III
UN1336;Nitroguanidine, wetted/Picrite, wetted;4.1;;I
UN1337;Nitrostarch, wetted;4.1;;I
UN1338;Phosphorus, amorphous;4.1;;III
UN1339;Phosphorus heptasulfide, free from yellow or white phosphorus;4.1;;II
UN1340;Phosphorus pentasulfide, free from yellow or white phosphorus;4.3;4.1;II
UN1341;Phosphorus sesquisulfide, free from yellow or white phosphorus;4.1;;II
UN1343;Phosphorus trisulfide, free from yellow or white phosphorus;4.1;;II
UN1344;Trinitrophenol, wetted;4.1;;I
UN1345;Rubber scrap or shoddy, powdered or granulated;4.1;;II
UN1346;Silicon powder, amorphous;4.1;;III
UN1347;Silver picrate, wetted;4.1;;I
UN1348;Sodium dinitro-o-cresolate, wetted;4.1;6.1;I
UN1349;Sodium picramate, wetted;4.1;;I
UN1350;Sulfur;4.1;;III
UN1352;Titanium powder, wetted;4.1;;II
UN1353;Fibers/Fabrics impregnated with weakly nitrated nitrocellulose, n.o.s.;4.1;;III
UN1354;Trinitrobenzene, wetted;4.1;;I
UN1355;Trinitrobenzoic acid, wetted;4.1;;I
UN1356;Trinitrotoluene, wetted/TNT, wetted;4.1;;I
UN1357;Urea nitrate, wetted;4.1;;I
UN1358;Zirconium powder, wetted;4.1;;II
UN1360;Calcium phosphide;4.3;6.1;I
UN1361;Carbon;4.2;;II,III
UN1362;Carbon, activated;4.2;;III
UN1363;Copra;4.2;;III
UN1364;Cotton waste, oily;4.2;;III
UN1365;Cotton, wet;4.2;;III
UN1369;p-Nitrosodimethylaniline;4.2;;II
UN1372;Fibers, animal/Fibers, vegetable burnt, wet or damp;4.2;;III
UN1373;Fibers/Fabrics, animal or vegetable/Synthetic, n.o.s. with animal or vegetable oil;4.2;;III
UN1374;Fish meal, unstablized/Fish scrap, unstabilized;4.2;;II
UN1376;Iron oxide, spent/Iron sponge, spent obtained from coal gas purification;4.2;;III
UN1378;Metal catalyst, wetted with a visible excess of liquid;4.2;;II
UN1379;Paper, unsaturated oil treated incompletely dried;4.2;;III
UN1380;Pentaborane;4.2;6.1;I
UN1381;Phosphorus, white dry/Phosphorus, white, under water/Phosphorus white, in solution/Phosphorus, yellow dry/Phosphorus, yellow, under water/Phosphorus, yellow, in solution;4.2;6.1;I
UN1382;Potassium sulfide, anhydrous/Potassium sulfide;4.2;;II
UN1383;Pyrophoric metals, n.o.s./Pyrophoric alloys, n.o.s.;4.2;;I
UN1384;Sodium dithionite/Sodium hydrosulfite;4.2;;II
UN1385;Sodium sulfide, anhydrous/Sodium sulfide;4.2;;II
UN1386;Seed cake, containing vegetable oil solvent extractions and expelled seeds/Seed cake;4.2;;III
UN1387;Wool waste, wet;4.2;;III
UN1389;Alkali metal amalgam, liquid;4.3;;I
UN1390;Alkali metal amides;4.3;;II
UN1391;Alkali metal dispersions/Alkaline earth metal dispersions;4.3;;I
UN1392;Alkaline earth metal amalgams, liquid;4.3;;I
UN1393;Alkaline earth metal alloys, n.o.s.;4.3;;II
UN1394;Aluminum carbide;4.3;;II
UN1395;Aluminum ferrosilicon powder;4.3;6.1;II,III
UN1396;Aluminum powder, uncoated;4.3;;II,III
UN1397;Aluminum phosphide;4.3;6.1;I
UN1398;Aluminum silicon powder, uncoated;4.3;;III
UN1400;Barium;4.3;;II
UN1401;Calcium;4.3;;II
UN1402;Calcium carbide;4.3;;I,II
UN1403;Calcium cyanamide;4.3;;III
UN1404;Calcium hydride;4.3;;I
UN1405;Calcium silicide;4.3;;II,III
UN1407;Cesium/Caesium;4.3;;I
UN1408;Ferrosilicon with 30 percent or more but;4.3;6.1;III
UN1409;Metal hydrides, water reactive, n.o.s.;4.3;;I,II
UN1410;Lithium aluminum hydride;4.3;;I
UN1411;Lithium aluminum hydride, ethereal;4.3;3;I
UN1413;Lithium borohydride;4.3;;I
UN1414;Lithium hydride;4.3;;I
UN1415;Lithium;4.3;;I
UN1417;Lithium silicon;4.3;;II
UN1418;Magnesium, powder/Magnesium alloys, powder;4.3;4.2;I,II,III
UN1419;Magnesium aluminum phosphide;4.3;6.1;I
UN1420;Potassium, metal alloys, liquid;4.3;;I
UN1421;Alkali metal alloys, liquid, n.o.s.;4.3;;I
UN1422;Potassium sodium alloys, liquid;4.3;;I
UN1423;Rubidium;4.3;;I
UN1426;Sodium borohydride;4.3;;I
UN1427;Sodium hydride;4.3;;I
UN1428;Sodium;4.3;;I
UN1431;Sodium methylate;4.2;8;II
UN1432;Sodium phosphide;4.3;6.1;I
UN1433;Stannic phosphide;4.3;6.1;I
UN1435;Zinc ashes;4.3;;III
UN1436;Zinc powder/Zinc dust;4.3;4.2;I,II,III
UN1437;Zirconium hydride;4.1;;II
UN1438;Aluminum nitrate;5.1;;III
UN1439;Ammonium dichromate;5.1;;II
UN1442;Ammonium perchlorate;5.1;;II
UN1444;Ammonium persulfate;5.1;;III
UN1445;Barium chlorate, solid;5.1;6.1;II
UN1446;Barium nitrate;5.1;6.1;II
UN1447;Barium perchlorate, solid;5.1;6.1;II
UN1448;Barium permanganate;5.1;6.1;II
UN1449;Barium peroxide;5.1;6.1;II
UN1450;Bromates, inorganic, n.o.s.;5.1;;II
UN1451;Cesium nitrate/Caesium nitrate;5.1;;III
UN1452;Calcium chlorate;5.1;;II
UN1453;Calcium chlorite;5.1;;II
UN1454;Calcium nitrate;5.1;;III
UN1455;Calcium perchlorate;5.1;;II
UN1456;Calcium permanganate;5.1;;II
UN1457;Calcium peroxide;5.1;;II
UN1458;Chlorate and borate mixtures;5.1;;II,III
UN1459;Chlorate and magnesium chloride mixture solid;5.1;;II,III
UN1461;Chlorates, inorganic, n.o.s.;5.1;;II
UN1462;Chlorites, inorganic, n.o.s.;5.1;;II
UN1463;Chromium trioxide, anhydrous;5.1;6.1,8;II
UN1465;Didymium nitrate;5.1;;III
UN1466;Ferric nitrate;5.1;;III
UN1467;Guanidine nitrate;5.1;;III
UN1469;Lead nitrate;5.1;6.1;II
UN1470;Lead perchlorate, solid;5.1;6.1;II
UN1471;Lithium hypochlorite, dry/Lithium hypochlorite mixture;5.1;;II,III
UN1472;Lithium peroxide;5.1;;II
UN1473;Magnesium bromate;5.1;;II
UN1474;Magnesium nitrate;5.1;;III
UN1475;Magnesium perchlorate;5.1;;II
UN1476;Magnesium peroxide;5.1;;II
UN1477;Nitrates, inorganic, n.o.s.;5.1;;II,III
UN1479;Oxidizing solid, n.o.s.;5.1;;I,II,III
UN1481;Perchlorates, inorganic, n.o.s.;5.1;;II,III
UN1482;Permanganates, inorganic, n.o.s.;5.1;;II,III
UN1483;Peroxides, inorganic, n.o.s.;5.1;;II,III
UN1484;Potassium bromate;5.1;;II
UN1485;Potassium chlorate;5.1;;II
UN1486;Potassium nitrate;5.1;;III
UN1487;Potassium nitrate and sodium nitrite mixtures;5.1;;II
UN1488;Potassium nitrite;5.1;;II
UN1489;Potassium perchlorate;5.1;;II
UN1490;Potassium permanganate;5.1;;II
UN1491;Potassium peroxide;5.1;;I
UN1492;Potassium persulfate;5.1;;III
UN1493;Silver nitrate;5.1;;II
UN1494;Sodium bromate;5.1;;II
UN1495;Sodium chlorate;5.1;;II
UN1496;Sodium chlorite;5.1;;II
UN1498;Sodium nitrate;5.1;;III
UN1499;Sodium nitrate and potassium nitrate mixtures;5.1;;III
UN1500;Sodium nitrite;5.1;6.1;III
UN1502;Sodium perchlorate;5.1;;II
UN1503;Sodium permanganate;5.1;;II
UN1504;Sodium peroxide;5.1;;I
UN1505;Sodium persulfate;5.1;;III
UN1506;Strontium chlorate;5.1;;II
UN1507;Strontium nitrate;5.1;;III
UN1508;Strontium perchlorate;5.1;;II
UN1509;Strontium peroxide;5.1;;II
UN1510;Tetranitromethane;6.1;5.1;I
UN1511;Urea hydrogen peroxide;5.1;8;III
UN1512;Zinc ammonium nitrite;5.1;;II
UN1513;Zinc chlorate;5.1;;II
UN1514;Zinc nitrate;5.1;;II
UN1515;Zinc permanganate;5.1;;II
UN1516;Zinc peroxide;5.1;;II
UN1517;Zirconium picramate, wetted;4.1;;I
UN1541;Acetone cyanohydrin, stabilized;6.1;;I
UN1544;Alkaloids, solid, n.o.s./Alkaloid salts, solid, n.o.s. poisonous;6.1;;I,II,III
UN1545;Allyl isothiocyanate, stabilized;6.1;3;II
UN1546;Ammonium arsenate;6.1;;II
UN1547;Aniline;6.1;;II
UN1548;Aniline hydrochloride;6.1;;III
UN1549;Antimony compounds, inorganic, solid, n.o.s.;6.1;;III
UN1550;Antimony lactate;6.1;;III
UN1551;Antimony potassium tartrate;6.1;;III
UN1553;Arsenic acid, liquid;6.1;;I
UN1554;Arsenic acid, solid;6.1;;II
UN1555;Arsenic bromide;6.1;;II
UN1556;Arsenic compounds, liquid, n.o.s. inorganic;6.1;;I,II,III
UN1557;Arsenic compounds, solid, n.o.s. inorganic;6.1;;I,II,III
UN1558;Arsenic;6.1;;II
UN1559;Arsenic pentoxide;6.1;;II
UN1560;Arsenic trichloride;6.1;;I
UN1561;Arsenic trioxide;6.1;;II
UN1562;Arsenical dust;6.1;;II
UN1564;Barium compounds, n.o.s.;6.1;;II,III
UN1565;Barium cyanide;6.1;;I
UN1566;Beryllium compounds, n.o.s.;6.1;;II,III
UN1567;Beryllium, powder;6.1;4.1;II
UN1569;Bromoacetone;6.1;3;II
UN1570;Brucine;6.1;;I
UN1571;Barium azide, wetted;4.1;6.1;I
UN1572;Cacodylic acid;6.1;;II
UN1573;Calcium arsenate;6.1;;II
UN1574;Calcium arsenate and calcium arsenite, mixtures, solid;6.1;;II
UN1575;Calcium cyanide;6.1;;I
UN1577;Chlorodinitrobenzenes, liquid.;6.1;;II
UN1578;Chloronitrobenzenes, solid;6.1;;II
UN1579;4-Chloro-o-toluidine hydrochloride, solid;6.1;;III
UN1580;Chloropicrin;6.1;;I
UN1581;Chloropicrin and methyl bromide mixtures;2.3;;
UN1582;Chloropicrin and methyl chloride mixtures;2.3;;
UN1583;Chloropicrin mixtures, n.o.s.;6.1;;I,II,III
UN1585;Copper acetoarsenite;6.1;;II
UN1586;Copper arsenite;6.1;;II
UN1587;Copper cyanide;6.1;;II
UN1588;Cyanides, inorganic, solid, n.o.s.;6.1;;I,II,III
UN1589;Cyanogen chloride, stabilized;2.3;8;
UN1590;Dichloroanilines, liquid;6.1;;II
UN1591;o-Dichlorobenzene;6.1;;III
UN1593;Dichloromethane/Methylene chloride;6.1;;III
UN1594;Diethyl sulfate;6.1;;II
UN1595;Dimethyl sulfate;6.1;8;I
UN1596;Dinitroanilines;6.1;;II
UN1597;Dinitrobenzenes, liquid;6.1;;II,III
UN1598;Dinitro-o-cresol;6.1;;II
UN1599;Dinitrophenol solutions;6.1;;II,III
UN1600;Dinitrotoluenes, molten;6.1;;II
UN1601;Disinfectants, solid, toxic, n.o.s.;6.1;;I,II,III
UN1602;Dyes, liquid, toxic, n.o.s./Dye intermediates, liquid, toxic, n.o.s.;6.1;;I,II,III
UN1603;Ethyl bromoacetate;6.1;3;II
UN1604;Ethylenediamine;8;3;II
UN1605;Ethylene dibromide;6.1;;I
UN1606;Ferric arsenate;6.1;;II
UN1607;Ferric arsenite;6.1;;II
UN1608;Ferrous arsenate;6.1;;II
UN1611;Hexaethyl tetraphosphate, liquid/Hexaethyl tetraphosphate, solid;6.1;;II
UN1612;Hexaethyl tetraphosphate and compressed gas mixtures;2.3;;
UN1613;Hydrocyanic acid, aqueous solutions/Hydrogen cyanide, aqueous solutions;6.1;;I
UN1614;Hydrogen cyanide, stabilized;6.1;;I
UN1616;Lead acetate;6.1;;III
UN1617;Lead arsenates;6.1;;II
UN1618;Lead arsenites;6.1;;II
UN1620;Lead cyanide;6.1;;II
UN1621;London purple;6.1;;II
UN1622;Magnesium arsenate;6.1;;II
UN1623;Mercuric arsenate;6.1;;II
UN1624;Mercuric chloride;6.1;;II
UN1625;Mercuric nitrate;6.1;;II
UN1626;Mercuric potassium cyanide;6.1;;I
UN1627;Mercurous nitrate;6.1;;II
UN1629;Mercury acetate;6.1;;II
UN1630;Mercury ammonium chloride;6.1;;II
UN1631;Mercury benzoate;6.1;;II
UN1634;Mercury bromides;6.1;;II
UN1636;Mercury cyanide;6.1;;II
UN1637;Mercury gluconate;6.1;;II
UN1638;Mercury iodide;6.1;;II
UN1639;Mercury nucleate;6.1;;II
UN1640;Mercury oleate;6.1;;II
UN1641;Mercury oxide;6.1;;II
UN1642;Mercury oxycyanide, desensitized;6.1;;II
UN1643;Mercury potassium iodide;6.1;;II
UN1644;Mercury salicylate;6.1;;II
UN1645;Mercury sulfates;6.1;;II
UN1646;Mercury thiocyanate;6.1;;II
UN1647;Methyl bromide and ethylene dibromide mixtures, liquid;6.1;;I
UN1648;Acetonitrile;3;;II
UN1649;Motor fuel anti-knock mixtures;6.1;;I
UN1650;beta-Naphthylamine, solid;6.1;;II
UN1651;Naphthylthiourea;6.1;;II
UN1652;Naphthylurea;6.1;;II
UN1653;Nickel cyanide;6.1;;II
UN1654;Nicotine;6.1;;II
UN1655;Nicotine compounds, solid, n.o.s./Nicotine preparations, solid, n.o.s.;6.1;;I,II,III
UN1656;Nicotine hydrochloride liquid or solution;6.1;;II,III
UN1657;Nicotine salicylate;6.1;;II
UN1658;Nicotine sulfate solution;6.1;;II,III
UN1659;Nicotine tartrate;6.1;;II
UN1660;Nitric oxide, compressed;2.3;5.1,8;
UN1661;Nitroanilines ( o-, m-, p-, );6.1;;II
UN1662;Nitrobenzene;6.1;;II
UN1663;Nitrophenols ( o-, m-, p-, );6.1;;III
UN1664;Nitrotoluenes, liquid;6.1;;II
UN1665;Nitroxylenes, liquid;6.1;;II
UN1669;Pentachloroethane;6.1;;II
UN1670;Perchloromethyl mercaptan;6.1;;I
UN1671;Phenol, solid;6.1;;II
UN1672;Phenylcarbylamine chloride;6.1;;I
UN1673;Phenylenediamines (o-, m-, p-,);6.1;;III
UN1674;Phenylmercuric acetate;6.1;;II
UN1677;Potassium arsenate;6.1;;II
UN1678;Potassium arsenite;6.1;;II
UN1679;Potassium cuprocyanide;6.1;;II
UN1680;Potassium cyanide, solid;6.1;;I
UN1683;Silver arsenite;6.1;;II
UN1684;Silver cyanide;6.1;;II
UN1685;Sodium arsenate;6.1;;II
UN1686;Sodium arsenite, aqueous solutions;6.1;;II,III
UN1687;Sodium azide;6.1;;II
UN1688;Sodium cacodylate;6.1;;II
UN1689;Sodium cyanide, solid;6.1;;I
UN1690;Sodium fluoride, solid;6.1;;III
UN1691;Strontium arsenite;6.1;;II
UN1692;Strychnine/Strychnine salts;6.1;;I
UN1693;Tear gas substances, liquid, n.o.s.;6.1;;I,II
UN1694;Bromobenzyl cyanides, liquid;6.1;;I
UN1695;Chloroacetone, stabilized;6.1;3,8;I
UN1697;Chloroacetophenone, solid, (CN);6.1;;II
UN1698;Diphenylamine chloroarsine;6.1;;I
UN1699;Diphenylchloroarsine, liquid;6.1;;I
UN1700;Tear gas candles;6.1;4.1;
UN1701;Xylyl bromide, liquid;6.1;;II
UN1702;1,1,2,2-Tetrachloroethane;6.1;;II
UN1704;Tetraethyl dithiopyrophosphate;6.1;;II
UN1707;Thallium compounds, n.o.s.;6.1;;II
UN1708;Toluidines, liquid;6.1;;II
UN1709;2,4-Toluylenediamine, solid or 2,4-Toluenediamine, solid;6.1;;III
UN1710;Trichloroethylene;6.1;;III
UN1711;Xylidines, liquid;6.1;;II
UN1712;Zinc arsenate/Zinc arsenite/Zinc arsenate and zinc arsenite mixtures;6.1;;II
UN1713;Zinc cyanide;6.1;;I
UN1714;Zinc phosphide;4.3;6.1;I
UN1715;Acetic anhydride;8;3;II
UN1716;Acetyl bromide;8;;II
UN1717;Acetyl chloride;3;8;II
UN1718;Butyl acid phosphate;8;;III
UN1719;Caustic alkali liquids, n.o.s.;8;;II,III
UN1722;Allyl chloroformate;6.1;3,8;I
UN1723;Allyl iodide;3;8;II
UN1724;Allyltrichlorosilane, stabilized;8;3;II
UN1725;Aluminum bromide, anhydrous;8;;II
UN1726;Aluminum chloride, anhydrous;8;;II
UN1727;Ammonium hydrogendifluoride, solid;8;;II
UN1728;Amyltrichlorosilane;8;;II
UN1729;Anisoyl chloride;8;;II
UN1730;Antimony pentachloride, liquid;8;;II
UN1731;Antimony pentachloride, solutions;8;;II,III
UN1732;Antimony pentafluoride;8;6.1;II
UN1733;Antimony trichloride, liquid/Antimony trichloride, solid;8;;II
UN1736;Benzoyl chloride;8;;II
UN1737;Benzyl bromide;6.1;8;II
UN1738;Benzyl chloride/Benzyl chloride unstabilized;6.1;8;II
UN1739;Benzyl chloroformate;8;;I
UN1740;Hydrogendifluoride, solid, n.o.s.;8;;II,III
UN1741;Boron trichloride;2.3;8;
UN1742;Boron trifluoride acetic acid complex, liquid;8;;II
UN1743;Boron trifluoride propionic acid complex, liquid;8;;II
UN1744;Bromine/Bromine solutions;8;6.1;I
UN1745;Bromine pentafluoride;5.1;6.1,8;I
UN1746;Bromine trifluoride;5.1;6.1,8;I
UN1747;Butyltrichlorosilane;8;3;II
UN1748;Calcium hypochlorite, dry/Calcium hypochlorite mixtures, dry;5.1;;II,III
UN1749;Chlorine trifluoride;2.3;5.1,8;
UN1750;Chloroacetic acid, solution;6.1;8;II
UN1751;Chloroacetic acid, solid;6.1;8;II
UN1752;Chloroacetyl chloride;6.1;8;I
UN1753;Chlorophenyltrichlorosilane;8;;II
UN1754;Chlorosulfonic acid;8;6.1;I
UN1755;Chromic acid solution;8;;II,III
UN1756;Chromic fluoride, solid;8;;II
UN1757;Chromic fluoride, solution;8;;II,III
UN1758;Chromium oxychloride;8;;I
UN1759;Corrosive solids, n.o.s.;8;;I,II,III
UN1760;Corrosive liquids, n.o.s.;8;;I,II,III
UN1761;Cupriethylenediamine solution;8;6.1;II,III
UN1762;Cyclohexenyltrichlorosilane;8;;II
UN1763;Cyclohexyltrichlorosilane;8;;II
UN1764;Dichloroacetic acid;8;;II
UN1765;Dichloroacetyl chloride;8;;II
UN1766;Dichlorophenyltrichlorosilane;8;;II
UN1767;Diethyldichlorosilane;8;3;II
UN1768;Difluorophosphoric acid, anhydrous;8;;II
UN1769;Diphenyldichlorosilane;8;;II
UN1770;Diphenylmethyl bromide;8;;II
UN1771;Dodecyltrichlorosilane;8;;II
UN1773;Ferric chloride, anhydrous;8;;III
UN1774;Fire extinguisher charges, corrosive liquid;8;;II
UN1775;Fluoroboric acid;8;;II
UN1776;Fluorophosphoric acid anhydrous;8;;II
UN1777;Fluorosulfonic acid;8;;I
UN1778;Fluorosilicic acid;8;;II
UN1779;Formic acid;8;3;II
UN1780;Fumaryl chloride;8;;II
UN1781;Hexadecyltrichlorosilane;8;;II
UN1782;Hexafluorophosphoric acid;8;;II
UN1783;Hexamethylenediamine solution;8;;II,III
UN1784;Hexyltrichlorosilane;8;;II
UN1786;Hydrofluoric acid and Sulfuric acid mixtures;8;6.1;I
UN1787;Hydriodic acid;8;;II,III
UN1788;Hydrobromic acid;8;;II,III
UN1789;Hydrochloric acid;8;;II,III
UN1790;Hydrofluoric acid;8;6.1;I,II
UN1791;Hypochlorite solutions;8;;II,III
UN1792;Iodine monochloride, solid;8;;II
UN1793;Isopropyl acid phosphate;8;;III
UN1794;Lead sulfate;8;;II
UN1796;Nitrating acid mixtures;8;5.1;I,II
UN1798;Nitrohydrochloric acid;8;;I
UN1799;Nonyltrichlorosilane;8;;II
UN1800;Octadecyltrichlorosilane;8;;II
UN1801;Octyltrichlorosilane;8;;II
UN1802;Perchloric acid;8;5.1;II
UN1803;Phenolsulfonic acid, liquid;8;;II
UN1804;Phenyltrichlorosilane;8;;II
UN1805;Phosphoric acid solution;8;;III
UN1806;Phosphorus pentachloride;8;;II
UN1807;Phosphorus pentoxide;8;;II
UN1808;Phosphorus tribromide;8;;II
UN1809;Phosphorus trichloride;6.1;8;I
UN1810;Phosphorus oxychloride;6.1;8;I
UN1811;Potassium hydrogendifluoride solid;8;6.1;II
UN1812;Potassium fluoride, solid;6.1;;III
UN1813;Potassium hydroxide, solid;8;;II
UN1814;Potassium hydroxide, solution;8;;II,III
UN1815;Propionyl chloride;3;8;II
UN1816;Propyltrichlorosilane;8;3;II
UN1817;Pyrosulfuryl chloride;8;;II
UN1818;Silicon tetrachloride;8;;II
UN1819;Sodium aluminate, solution;8;;II,III
UN1823;Sodium hydroxide, solid;8;;II
UN1824;Sodium hydroxide solution;8;;II,III
UN1825;Sodium monoxide;8;;II
UN1826;Nitrating acid mixtures, spent;8;5.1;I,II
UN1827;Stannic chloride, anhydrous;8;;II
UN1828;Sulfur chlorides;8;;I
UN1829;Sulfur trioxide, stabilized;8;6.1;I
UN1830;Sulfuric acid;8;;II
UN1831;Sulfuric acid, fuming/Sulfuric acid, fuming with 30 percent or more free sulfur trioxide;8;6.1;I
UN1832;Sulfuric acid, spent;8;;II
UN1833;Sulfurous acid;8;;II
UN1834;Sulfuryl chloride;6.1;8;I
UN1835;Tetramethylammonium hydroxide solution;8;;II,III
UN1836;Thionyl chloride;8;;I
UN1837;Thiophosphoryl chloride;8;;II
UN1838;Titanium tetrachloride;6.1;8;I
UN1839;Trichloroacetic acid;8;;II
UN1840;Zinc chloride, solution;8;;III
UN1841;Acetaldehyde ammonia;9;;III
UN1843;Ammonium dinitro-o-cresolate, solid;6.1;;II
UN1845;Carbon dioxide, solid/Dry ice;9;;
UN1846;Carbon tetrachloride;6.1;;II
UN1847;Potassium sulfide, hydrated;8;;II
UN1848;Propionic acid;8;;III
UN1849;Sodium sulfide, hydrated;8;;II
UN1851;Medicine, liquid, toxic, n.o.s.;6.1;;II,III
UN1854;Barium alloys, pyrophoric;4.2;;I
UN1855;Calcium, pyrophoric/Calcium alloys, pyrophoric;4.2;;I
UN1856;Rags, oily;4.2;;III
UN1857;Textile waste, wet;4.2;;III
UN1858;Hexafluoropropylene compressed/Refrigerant gas R 1216;2.2;;
UN1859;Silicon tetrafluoride;2.3;8;
UN1860;Vinyl fluoride, stabilized;2.1;;
UN1862;Ethyl crotonate;3;;II
UN1863;Fuel, aviation, turbine engine;3;;I,II,III
UN1865;n-Propyl nitrate;3;;II
UN1866;Resin solution;3;;I,II,III
UN1868;Decaborane;4.1;6.1;II
UN1869;Magnesium/Magnesium alloys;4.1;;III
UN1870;Potassium borohydride;4.3;;I
UN1871;Titanium hydride;4.1;;II
UN1872;Lead dioxide;5.1;;III
UN1873;Perchloric acid;5.1;8;I
UN1884;Barium oxide;6.1;;III
UN1885;Benzidine;6.1;;II
UN1886;Benzylidene chloride;6.1;;II
UN1887;Bromochloromethane;6.1;;III
UN1888;Chloroform;6.1;;III
UN1889;Cyanogen bromide;6.1;8;I
UN1891;Ethyl bromide;3;6.1;II
UN1892;Ethyldichloroarsine;6.1;;I
UN1894;Phenylmercuric hydroxide;6.1;;II
UN1895;Phenylmercuric nitrate;6.1;;II
UN1897;Tetrachloroethylene;6.1;;III
UN1898;Acetyl iodide;8;;II
UN1902;Diisooctyl acid phosphate;8;;III
UN1903;Disinfectants, liquid, corrosive, n.o.s.;8;;I,II,III
UN1905;Selenic acid;8;;I
UN1906;Sludge, acid;8;;II
UN1907;Soda lime;8;;III
UN1908;Chlorite solution;8;;II,III
UN1910;Calcium oxide;8;;III
UN1911;Diborane;2.3;2.1;
UN1912;Methyl chloride and methylene chloride mixtures;2.1;;
UN1913;Neon, refrigerated liquid (cryogenic liquid);2.2;;
UN1914;Butyl propionates;3;;III
UN1915;Cyclohexanone;3;;III
UN1916;2,2′-Dichlorodiethyl ether;6.1;3;II
UN1917;Ethyl acrylate, stabilized;3;;II
UN1918;Isopropylbenzene;3;;III
UN1919;Methyl acrylate, stabilized;3;;II
UN1920;Nonanes;3;;III
UN1921;Propyleneimine, stabilized;3;6.1;I
UN1922;Pyrrolidine;3;8;II
UN1923;Calcium dithionite/Calcium hydrosulfite;4.2;;II
UN1928;Methyl magnesium bromide, in ethyl ether;4.3;3;I
UN1929;Potassium dithionite/Potassium hydrosulfite;4.2;;II
UN1931;Zinc dithionite/Zinc hydrosulfite;9;;III
UN1932;Zirconium scrap;4.2;;III
UN1935;Cyanide solutions, n.o.s.;6.1;;I,II,III
UN1938;Bromoacetic acid solution;8;;II,III
UN1939;Phosphorus oxybromide;8;;II
UN1940;Thioglycolic acid;8;;II
UN1941;Dibromodifluoromethane , R12B2;9;;III
UN1942;Ammonium nitrate;5.1;;III
UN1944;Matches, safety;4.1;;III
UN1945;Matches, wax, Vesta;4.1;;III
UN1950;Aerosols;2.1/2.2;6.1,8;
UN1951;Argon, refrigerated liquid;2.2;;
UN1952;Ethylene oxide and carbon dioxide mixtures;2.2;;
UN1953;Compressed gas, toxic, flammable, n.o.s.;2.3;2.1;
UN1954;Compressed gas, flammable, n.o.s.;2.1;;
UN1955;Compressed gas, toxic, n.o.s.;2.3;;
UN1956;Compressed gas, n.o.s.;2.2;;
UN1957;Deuterium, compressed;2.1;;
UN1958;1,2-Dichloro-1,1,2,2- tetrafluoroethane/Refrigerant gas R 114;2.2;;
UN1959;1,1-Difluoroethylene/Refrigerant gas R 1132a;2.1;;
UN1961;Ethane, refrigerated liquid;2.1;;
UN1962;Ethylene;2.1;;
UN1963;Helium, refrigerated liquid;2.2;;
UN1964;Hydrocarbon gas mixture, compressed, n.o.s.;2.1;;
UN1965;Hydrocarbon gas mixture, liquefied, n.o.s.;2.1;;
UN1966;Hydrogen, refrigerated liquid;2.1;;
UN1967;Insecticide gases, toxic, n.o.s.;2.3;;
UN1968;Insecticide gases, n.o.s.;2.2;;
UN1969;Isobutane;2.1;;
UN1970;Krypton, refrigerated liquid (cryogenic liquid);2.2;;
UN1971;Methane, compressed/Natural gas, compressed;2.1;;
UN1972;Methane, refrigerated liquid/Natural gas, refrigerated liquid;2.1;;
UN1973;Chlorodifluoromethane and chloropentafluoroethane mixture/Refrigerant gas R 502 with fixed boiling point, with approximately 49 percent chlorodifluoromethane;2.2;;
UN1974;Chlorodifluorobromomethane/Refrigerant gas R 12B1;2.2;;
UN1975;Nitric oxide and dinitrogen tetroxide mixtures/Nitric oxide and nitrogen dioxide mixtures;2.3;5.1,8;
UN1976;Octafluorocyclobutane/Refrigerant gas RC 318;2.2;;
UN1977;Nitrogen, refrigerated liquid;2.2;;
UN1978;Propane;2.1;;
UN1982;Tetrafluoromethane/Refrigerant gas R 14;2.2;;
UN1983;1-Chloro-2,2,2-trifluoroethane/Refrigerant gas R 133a;2.2;;
UN1984;Trifluoromethane/Refrigerant gas R 23;2.2;;
UN1986;Alcohols, flammable, toxic, n.o.s.;3;6.1;I,II,III
UN1987;Alcohols, n.o.s.;3;;I,II,III
UN1988;Aldehydes, flammable, toxic, n.o.s.;3;6.1;I,II,III
UN1989;Aldehydes, n.o.s.;3;;I,II,III
UN1990;Benzaldehyde;9;;III
UN1991;Chloroprene, stabilized;3;6.1;I
UN1992;Flammable liquids, toxic, n.o.s.;3;6.1;I,II,III
UN1993;Flammable liquids, n.o.s.;3;;I,II,III
UN1994;Iron pentacarbonyl;6.1;3;I
UN1999;Tars, liquid;3;;II,III
UN2000;Celluloid;4.1;;III
UN2001;Cobalt naphthenates, powder;4.1;;III
UN2002;Celluloid, scrap;4.2;;III
UN2004;Magnesium diamide;4.2;;II
UN2006;Plastics, nitrocellulose-based, self-heating, n.o.s.;4.2;;III
UN2008;Zirconium powder, dry;4.2;;I,II,III
UN2009;Zirconium, dry, finished sheets, strip or coiled wire;4.2;;III
UN2010;Magnesium hydride;4.3;;I
UN2011;Magnesium phosphide;4.3;6.1;I
UN2012;Potassium phosphide;4.3;6.1;I
UN2013;Strontium phosphide;4.3;6.1;I
UN2014;Hydrogen peroxide, aqueous solutions;5.1;8;II
UN2015;Hydrogen peroxide, stabilized/Hydrogen peroxide, aqueous solutions, stabilized;5.1;8;I
UN2016;Ammunition, toxic, non-explosive, without burster or expelling charge, non-fuzed;6.1;;
UN2017;Ammunition, tear-producing, non-explosive, without burster or expelling charge, non-fuzed;6.1;8;
UN2018;Chloroanilines, solid;6.1;;II
UN2019;Chloroanilines, liquid;6.1;;II
UN2020;Chlorophenols, solid;6.1;;III
UN2021;Chlorophenols, liquid;6.1;;III
UN2022;Cresylic acid;6.1;8;II
UN2023;Epichlorohydrin;6.1;3;II
UN2024;Mercury compound, liquid, n.o.s.;6.1;;I,II,III
UN2025;Mercury compound, solid, n.o.s.;6.1;;I,II,III
UN2026;Phenylmercuric compounds, n.o.s.;6.1;;I,II,III
UN2027;Sodium arsenite, solid;6.1;;II
UN2028;Bombs, smoke, non-explosive, with corrosive liquid, without initiating device;8;;II
UN2029;Hydrazine, anhydrous;8;3,6.1;I
UN2030;Hydrazine aqueous solution;8;6.1;I,II,III
UN2031;Nitric acid;8;5.1;I,II
UN2032;Nitric acid, red fuming;8;5.1,6.1;I
UN2033;Potassium monoxide;8;;II
UN2034;Hydrogen and Methane mixtures, compressed;2.1;;
UN2035;1,1,1-Trifluoroethane/Refrigerant gas, R 143a;2.1;;
UN2036;Xenon, compressed;2.2;;
UN2037;Gas cartridges/Receptacles, small, containing gas;2.1/2.2;5.1;
UN2038;Dinitrotoluenes, liquid;6.1;;II
UN2044;2,2-Dimethylpropane;2.1;;
UN2045;Isobutyraldehyde/Isobutyl aldehyde;3;;II
UN2046;Cymenes;3;;III
UN2047;Dichloropropenes;3;;II,III
UN2048;Dicyclopentadiene;3;;III
UN2049;Diethylbenzene;3;;III
UN2050;Diisobutylene, isomeric compounds;3;;II
UN2051;2-Dimethylaminoethanol;8;3;II
UN2052;Dipentene;3;;III
UN2053;Methyl isobutyl carbinol;3;;III
UN2054;Morpholine;8;3;I
UN2055;Styrene monomer, stabilized;3;;III
UN2056;Tetrahydrofuran;3;;II
UN2057;Tripropylene;3;;II,III
UN2058;Valeraldehyde;3;;II
UN2059;Nitrocellulose, solution, flammable;3;;I,II,III
UN2067;Ammonium nitrate based fertilizer;5.1;;III
UN2071;Ammonium nitrate based fertilizer;9;;III
UN2073;Ammonia solution;2.2;;
UN2074;Acrylamide, solid;6.1;;III
UN2075;Chloral, anhydrous, stabilized;6.1;;II
UN2076;Cresols, liquid;6.1;8;II
UN2077;alpha-Naphthylamine;6.1;;III
UN2078;Toluene diisocyanate;6.1;;II
UN2079;Diethylenetriamine;8;;II
UN2186;Hydrogen chloride, refrigerated liquid;2.3;8;
UN2187;Carbon dioxide, refrigerated liquid;2.2;;
UN2188;Arsine;2.3;2.1;
UN2189;Dichlorosilane;2.3;2.1,8;
UN2190;Oxygen difluoride, compressed;2.3;5.1,8;
UN2191;Sulfuryl fluoride;2.3;;
UN2192;Germane;2.3;2.1;
UN2193;Hexafluoroethane/Refrigerant gas R 116;2.2;;
UN2194;Selenium hexafluoride;2.3;8;
UN2195;Tellurium hexafluoride;2.3;8;
UN2196;Tungsten hexafluoride;2.3;8;
UN2197;Hydrogen iodide, anhydrous;2.3;8;
UN2198;Phosphorus Pentafluoride;2.3;8;
UN2199;Phosphine;2.3;2.1;
UN2200;Propadiene, stabilized;2.1;;
UN2201;Nitrous oxide, refrigerated liquid;2.2;5.1;
UN2202;Hydrogen selenide, anhydrous;2.3;2.1;
UN2203;Silane;2.1;;
UN2204;Carbonyl sulfide;2.3;2.1;
UN2205;Adiponitrile;6.1;;III
UN2206;Isocyanates, toxic, n.o.s./Isocyanate solutions, toxic, n.o.s., flash point;6.1;;II,III
UN2208;Calcium hypochlorite mixture, dry;5.1;;III
UN2209;Formaldehyde solutions;8;;III
UN2210;Maneb/Maneb preparations;4.2;4.3;III
UN2211;Polymeric beads, expandable;9;;III
UN2212;Asbestos, amphibole amosite, tremolite, actinolite, anthophyllite, or crocidolite;9;;II
UN2213;Paraformaldehyde;4.1;;III
UN2214;Phthalic anhydride;8;;III
UN2215;Maleic anhydride;8;;III
UN2216;Fish meal, stabilized/Fish scrap, stabilized;9;;III
UN2217;Seed cake;4.2;;III
UN2218;Acrylic acid, stabilized;8;3;II
UN2219;Allyl glycidyl ether;3;;III
UN2222;Anisole;3;;III
UN2224;Benzonitrile;6.1;;II
UN2225;Benzene sulfonyl chloride;8;;III
UN2226;Benzotrichloride;8;;II
UN2227;n-Butyl methacrylate, stabilized;3;;III
UN2232;2-Chloroethanal;6.1;;I
UN2233;Chloroanisidines;6.1;;III
UN2234;Chlorobenzotrifluorides;3;;III
UN2235;Chlorobenzyl chlorides, liquid;6.1;;III
UN2236;3-Chloro-4-methylphenyl isocyanate, liquid;6.1;;II
UN2237;Chloronitroanilines;6.1;;III
UN2238;Chlorotoluenes;3;;III
UN2239;Chlorotoluidines, solid;6.1;;III
UN2240;Chromosulfuric acid;8;;I
UN2241;Cycloheptane;3;;II
UN2242;Cycloheptene;3;;II
UN2243;Cyclohexyl acetate;3;;III
UN2244;Cyclopentanol;3;;III
UN2245;Cyclopentanone;3;;III
UN2246;Cyclopentene;3;;II
UN2247;n-Decane;3;;III
UN2248;Di-n-butylamine;8;3;II
UN2249;Dichlorodimethyl ether, symmetrical;6.1;3;I
UN2250;Dichlorophenyl isocyanates;6.1;;II
UN2251;Bicyclo [2,2,1] hepta-2,5-diene, stabilized or 2,5-Norbornadiene, stabilized;3;;II
UN2252;1,2-Dimethoxyethane;3;;II
UN2253;N,N-Dimethylaniline;6.1;;II
UN2254;Matches, fusee;4.1;;III
UN2256;Cyclohexene;3;;II
UN2257;Potassium;4.3;;I
UN2258;1,2-Propylenediamine;8;3;II
UN2259;Triethylenetetramine;8;;II
UN2260;Tripropylamine;3;8;III
UN2261;Xylenols, solid;6.1;;II
UN2262;Dimethylcarbamoyl chloride;8;;II
UN2263;Dimethylcyclohexanes;3;;II
UN2264;N,N-Dimethylcyclohexylamine;8;3;II
UN2265;N,N-Dimethylformamide;3;;III
UN2266;Dimethyl-N-propylamine;3;8;II
UN2267;Dimethyl thiophosphoryl chloride;6.1;8;II
UN2269;3,3′-Iminodipropylamine;8;;III
UN2270;Ethylamine, aqueous solution;3;8;II
UN2271;Ethyl amyl ketone;3;;III
UN2272;N-Ethylaniline;6.1;;III
UN2273;2-Ethylaniline;6.1;;III
UN2274;N-Ethyl-N-benzylaniline;6.1;;III
UN2275;2-Ethylbutanol;3;;III
UN2276;2-Ethylhexylamine;3;8;III
UN2277;Ethyl methacrylate, stabilized;3;;II
UN2278;n-Heptene;3;;II
UN2279;Hexachlorobutadiene;6.1;;III
UN2280;Hexamethylenediamine, solid;8;;III
UN2281;Hexamethylene diisocyanate;6.1;;II
UN2282;Hexanols;3;;III
UN2283;Isobutyl methacrylate, stabilized;3;;III
UN2284;Isobutyronitrile;3;6.1;II
UN2285;Isocyanatobenzotrifluorides;6.1;3;II
UN2286;Pentamethylheptane;3;;III
UN2287;Isoheptenes;3;;II
UN2288;Isohexenes;3;;II
UN2289;Isophoronediamine;8;;III
UN2290;Isophorone diisocyanate;6.1;;III
UN2291;Lead compounds, soluble, n.o.s.;6.1;;III
UN2293;4-Methoxy-4-methylpentan-2-one;3;;III
UN2294;N-Methylaniline;6.1;;III
UN2295;Methyl chloroacetate;6.1;3;I
UN2296;Methylcyclohexane;3;;II
UN2297;Methylcyclohexanone;3;;III
UN2298;Methylcyclopentane;3;;II
UN2299;Methyl dichloroacetate;6.1;;III
UN2300;2-Methyl-5-ethylpyridine;6.1;;III
UN2301;2-Methylfuran;3;;II
UN2302;5-Methylhexan-2-one;3;;III
UN2303;Isopropenylbenzene;3;;III
UN2304;Naphthalene, molten;4.1;;III
UN2305;Nitrobenzenesulfonic acid;8;;II
UN2306;Nitrobenzotrifluorides, liquid;6.1;;II
UN2307;3-Nitro-4-chlorobenzotrifluoride;6.1;;II
UN2308;Nitrosylsulfuric acid, liquid;8;;II
UN2309;Octadiene;3;;II
UN2310;Pentane-2,4-dione;3;6.1;III
UN2311;Phenetidines;6.1;;III
UN2312;Phenol, molten;6.1;;II
UN2313;Picolines;3;;III
UN2315;Polychlorinated biphenyls, liquid;9;;II
UN2316;Sodium cuprocyanide, solid;6.1;;I
UN2317;Sodium cuprocyanide, solution;6.1;;I
UN2318;Sodium hydrosulfide;4.2;;II
UN2319;Terpene hydrocarbons, n.o.s.;3;;III
UN2320;Tetraethylenepentamine;8;;III
UN2321;Trichlorobenzenes, liquid;6.1;;III
UN2322;Trichlorobutene;6.1;;II
UN2323;Triethyl phosphite;3;;III
UN2324;Triisobutylene;3;;III
UN2325;1,3,5-Trimethylbenzene;3;;III
UN2326;Trimethylcyclohexylamine;8;;III
UN2327;Trimethylhexamethylenediamines;8;;III
UN2328;Trimethylhexamethylene diisocyanate;6.1;;III
UN2329;Trimethyl phosphite;3;;III
UN2330;Undecane;3;;III
UN2331;Zinc chloride, anhydrous;8;;III
UN2332;Acetaldehyde oxime;3;;III
UN2333;Allyl acetate;3;6.1;II
UN2334;Allylamine;6.1;3;I
UN2335;Allyl ethyl ether;3;6.1;II
UN2336;Allyl formate;3;6.1;I
UN2337;Phenyl mercaptan;6.1;3;I
UN2338;Benzotrifluoride;3;;II
UN2339;2-Bromobutane;3;;II
UN2340;2-Bromoethyl ethyl ether;3;;II
UN2341;1-Bromo-3-methylbutane;3;;III
UN2342;Bromomethylpropanes;3;;II
UN2343;2-Bromopentane;3;;II
UN2344;Bromopropanes;3;;II,III
UN2345;3-Bromopropyne;3;;II
UN2346;Butanedione;3;;II
UN2347;Butyl mercaptan;3;;II
UN2348;Butyl acrylates, stabilized;3;;III
UN2350;Butyl methyl ether;3;;II
UN2351;Butyl nitrites;3;;I,II,III
UN2352;Butyl vinyl ether, stabilized;3;;II
UN2353;Butyryl chloride;3;8;II
UN2354;Chloromethyl ethyl ether;3;6.1;II
UN2356;2-Chloropropane;3;;I
UN2357;Cyclohexylamine;8;3;II
UN2358;Cyclooctatetraene;3;;II
UN2359;Diallylamine;3;6.1,8;II
UN2360;Diallylether;3;6.1;II
UN2361;Diisobutylamine;3;8;III
UN2362;1,1-Dichloroethane;3;;II
UN2363;Ethyl mercaptan;3;;I
UN2364;n-Propyl benzene;3;;III
UN2366;Diethyl carbonate;3;;III
UN2367;alpha-Methylvaleraldehyde;3;;II
UN2368;alpha-Pinene;3;;III
UN2370;1-Hexene;3;;II
UN2371;Isopentenes;3;;I
UN2372;1,2-Di-(dimethylamino)ethane;3;;II
UN2373;Diethoxymethane;3;;II
UN2374;3,3-Diethoxypropene;3;;II
UN2375;Diethyl sulfide;3;;II
UN2376;2,3-Dihydropyran;3;;II
UN2377;1,1-Dimethoxyethane;3;;II
UN2378;2-Dimethylaminoacetonitrile;3;6.1;II
UN2379;1, 3-Dimethylbutylamine;3;8;II
UN2380;Dimethyldiethoxysilane;3;;II
UN2381;Dimethyl disulfide;3;6.1;II
UN2382;Dimethylhydrazine, symmetrical;6.1;3;I
UN2383;Dipropylamine;3;8;II
UN2384;Di-n-propyl ether;3;;II
UN2385;Ethyl isobutyrate;3;;II
UN2386;1-Ethylpiperidine;3;8;II
UN2387;Fluorobenzene;3;;II
UN2388;Fluorotoluenes;3;;II
UN2389;Furan;3;;I
UN2390;2-Iodobutane;3;;II
UN2391;Iodomethylpropanes;3;;II
UN2392;Iodopropanes;3;;III
UN2393;Isobutyl formate;3;;II
UN2394;Isobutyl propionate;3;;III
UN2395;Isobutyryl chloride;3;8;II
UN2396;Methacrylaldehyde, stabilized;3;6.1;II
UN2397;3-Methylbutan-2-one;3;;II
UN2398;Methyl tert-butyl ether;3;;II
UN2399;1-Methylpiperidine;3;8;II
UN2400;Methyl isovalerate;3;;II
UN2401;Piperidine;8;3;I
UN2402;Propanethiols;3;;II
UN2403;Isopropenyl acetate;3;;II
UN2404;Propionitrile;3;6.1;II
UN2405;Isopropyl butyrate;3;;III
UN2406;Isopropyl isobutyrate;3;;II
UN2407;Isopropyl chloroformate;6.1;3,8;I
UN2409;Isopropyl propionate;3;;II
UN2410;1,2,3,6-Tetrahydropyridine;3;;II
UN2411;Butyronitrile;3;6.1;II
UN2412;Tetrahydrothiophene;3;;II
UN2413;Tetrapropylorthotitanate;3;;III
UN2414;Thiophene;3;;II
UN2416;Trimethyl borate;3;;II
UN2417;Carbonyl fluoride;2.3;8;
UN2418;Sulfur tetrafluoride;2.3;8;
UN2419;Bromotrifluoroethylene;2.1;;
UN2420;Hexafluoroacetone;2.3;8;
UN2421;Nitrogen trioxide;2.3;5.1,8;
UN2422;Octafluorobut-2-ene/Refrigerant gas R 1318;2.2;;
UN2424;Octafluoropropane/Refrigerant gas R 218;2.2;;
UN2426;Ammonium nitrate, liquid (hot concentrated solution);5.1;;
UN2427;Potassium chlorate, aqueous solution;5.1;;II,III
UN2428;Sodium chlorate, aqueous solution;5.1;;II,III
UN2429;Calcium chlorate aqueous solution;5.1;;II,III
UN2430;Alkylphenols, solid, n.o.s.;8;;I,II,III
UN2431;Anisidines;6.1;;III
UN2432;N, N-Diethylaniline;6.1;;III
UN2433;Chloronitrotoluenes, liquid;6.1;;III
UN2434;Dibenzyldichlorosilane;8;;II
UN2435;Ethylphenyldichlorosilane;8;;II
UN2436;Thioacetic acid;3;;II
UN2437;Methylphenyldichlorosilane;8;;II
UN2438;Trimethylacetyl chloride;6.1;8,3;I
UN2439;Sodium hydrogendifluoride;8;;II
UN2440;Stannic chloride pentahydrate;8;;III
UN2441;Titanium trichloride, pyrophoric/Titanium trichloride mixtures, pyrophoric;4.2;8;I
UN2442;Trichloroacetyl chloride;8;6.1;II
UN2443;Vanadium oxytrichloride;8;;II
UN2444;Vanadium tetrachloride;8;;I
UN2446;Nitrocresols, solid;6.1;;III
UN2447;Phosphorus white, molten;4.2;6.1;I
UN2448;Sulfur, molten;4.1;;III
UN2451;Nitrogen trifluoride;2.2;5.1;
UN2452;Ethylacetylene, stabilized;2.1;;
UN2453;Ethyl fluoride/Refrigerant gas R161;2.1;;
UN2454;Methyl fluoride/Refrigerant gas R 41;2.1;;
UN2456;2-Chloropropene;3;;I
UN2457;2,3-Dimethylbutane;3;;II
UN2458;Hexadienes;3;;II
UN2459;2-Methyl-1-butene;3;;I
UN2460;2-Methyl-2-butene;3;;II
UN2461;Methylpentadienes;3;;II
UN2463;Aluminum hydride;4.3;;I
UN2464;Beryllium nitrate;5.1;6.1;II
UN2465;Dichloroisocyanuric acid, dry/Dichloroisocyanuric acid salts;5.1;;II
UN2466;Potassium superoxide;5.1;;I
UN2468;Trichloroisocyanuric acid, dry;5.1;;II
UN2469;Zinc bromate;5.1;;III
UN2470;Phenylacetonitrile, liquid;6.1;;III
UN2471;Osmium tetroxide;6.1;;I
UN2473;Sodium arsanilate;6.1;;III
UN2474;Thiophosgene;6.1;;I
UN2475;Vanadium trichloride;8;;III
UN2477;Methyl isothiocyanate;6.1;3;I
UN2478;Isocyanates, flammable, toxic, n.o.s./Isocyanate solutions, flammable, toxic, n.o.s. flash point;3;6.1;II,III
UN2480;Methyl isocyanate;6.1;3;I
UN2481;Ethyl isocyanate;6.1;3;I
UN2482;n-Propyl isocyanate;6.1;3;I
UN2483;Isopropyl isocyanate;6.1;3;I
UN2484;tert-Butyl isocyanate;6.1;3;I
UN2485;n-Butyl isocyanate;6.1;3;I
UN2486;Isobutyl isocyanate;6.1;3;I
UN2487;Phenyl isocyanate;6.1;3;I
UN2488;Cyclohexyl isocyanate;6.1;3;I
UN2490;Dichloroisopropyl ether;6.1;;II
UN2491;Ethanolamine/Ethanolamine solutions;8;;III
UN2493;Hexamethyleneimine;3;8;II
UN2495;Iodine pentafluoride;5.1;6.1,8;I
UN2496;Propionic anhydride;8;;III
UN2498;1,2,3,6-Tetrahydrobenzaldehyde;3;;III
UN2501;Tris-(1-aziridinyl)phosphine oxide, solution;6.1;;II,III
UN2502;Valeryl chloride;8;3;II
UN2503;Zirconium tetrachloride;8;;III
UN2504;Tetrabromoethane;6.1;;III
UN2505;Ammonium fluoride;6.1;;III
UN2506;Ammonium hydrogen sulfate;8;;II
UN2507;Chloroplatinic acid, solid;8;;III
UN2508;Molybdenum pentachloride;8;;III
UN2509;Potassium hydrogen sulfate;8;;II
UN2511;2-Chloropropionic acid;8;;III
UN2512;Aminophenols ( o-, m-, p- );6.1;;III
UN2513;Bromoacetyl bromide;8;;II
UN2514;Bromobenzene;3;;III
UN2515;Bromoform;6.1;;III
UN2516;Carbon tetrabromide;6.1;;III
UN2517;1-Chloro-1,1-difluoroethane/Refrigerant gas R 142b;2.1;;
UN2518;1,5,9-Cyclododecatriene;6.1;;III
UN2520;Cyclooctadienes;3;;III
UN2521;Diketene, stabilized;6.1;3;I
UN2522;2-Dimethylaminoethyl methacrylate, stabilized;6.1;;II
UN2524;Ethyl orthoformate;3;;III
UN2525;Ethyl oxalate;6.1;;III
UN2526;Furfurylamine;3;8;III
UN2527;Isobutyl acrylate, stabilized;3;;III
UN2528;Isobutyl isobutyrate;3;;III
UN2529;Isobutyric acid;3;8;III
UN2531;Methacrylic acid, stabilized;8;;II
UN2533;Methyl trichloroacetate;6.1;;III
UN2534;Methylchlorosilane;2.3;2.1,8;
UN2535;4-Methylmorpholine or n-methylmorpholine;3;8;II
UN2536;Methyltetrahydrofuran;3;;II
UN2538;Nitronaphthalene;4.1;;III
UN2541;Terpinolene;3;;III
UN2542;Tributylamine;6.1;;II
UN2545;Hafnium powder, dry;4.2;;I,II,III
UN2546;Titanium powder, dry;4.2;;I,II,III
UN2547;Sodium superoxide;5.1;;I
UN2548;Chlorine pentafluoride;2.3;5.1,8;
UN2552;Hexafluoroacetone hydrate, liquid;6.1;;II
UN2554;Methyl allyl chloride;3;;II
UN2555;Nitrocellulose with water;4.1;;II
UN2556;Nitrocellulose with alcohol;4.1;;II
UN2557;Nitrocellulose;4.1;;II
UN2558;Epibromohydrin;6.1;3;I
UN2560;2-Methylpentan-2-ol;3;;III
UN2561;3-Methyl-1-butene;3;;I
UN2564;Trichloroacetic acid, solution;8;;II,III
UN2565;Dicyclohexylamine;8;;III
UN2567;Sodium pentachlorophenate;6.1;;II
UN2570;Cadmium compounds;6.1;;I,II,III
UN2571;Alkylsulfuric acids;8;;II
UN2572;Phenylhydrazine;6.1;;II
UN2573;Thallium chlorate;5.1;6.1;II
UN2574;Tricresyl phosphate;6.1;;II
UN2576;Phosphorus oxybromide, molten;8;;II
UN2577;Phenylacetyl chloride;8;;II
UN2578;Phosphorus trioxide;8;;III
UN2579;Piperazine;8;;III
UN2580;Aluminum bromide, solution;8;;III
UN2581;Aluminum chloride, solution;8;;III
UN2582;Ferric chloride, solution;8;;III
UN2583;Alkyl sulfonic acids, solid/Aryl sulfonic acids, solid;8;;II
UN2584;Alkyl sulfonic acids, liquid/Aryl sulfonic acids, liquid;8;;II
UN2585;Alkyl sulfonic acids, solid/Aryl sulfonic acids, solid;8;;III
UN2586;Alkyl sulfonic acids, liquid/Aryl sulfonic acids, liquid;8;;III
UN2587;Benzoquinone;6.1;;II
UN2588;Pesticides, solid, toxic, n.o.s.;6.1;;I,II,III
UN2589;Vinyl chloroacetate;6.1;3;II
UN2590;Asbestos, chrysotile;9;;III
UN2591;Xenon, refrigerated liquid (cryogenic liquids);2.2;;
UN2599;Chlorotrifluoromethane and trifluoromethane azeotropic mixture/Refrigerant gas R 503 with approximately 60 percent chlorotrifluoromethane;2.2;;
UN2601;Cyclobutane;2.1;;
UN2602;Dichlorodifluoromethane and difluoroethane azeotropic mixture/Refrigerant gas R 500 with approximately 74 percent dichlorodifluoromethane;2.2;;
UN2603;Cycloheptatriene;3;6.1;II
UN2604;Boron trifluoride diethyl etherate;8;3;I
UN2605;Methoxymethyl isocyanate;6.1;3;I
UN2606;Methyl orthosilicate;6.1;3;I
UN2607;Acrolein dimer, stabilized;3;;III
UN2608;Nitropropanes;3;;III
UN2609;Triallyl borate;6.1;;III
UN2610;Triallylamine;3;8;III
UN2611;Propylene chlorohydrin;6.1;3;II
UN2612;Methyl propyl ether;3;;II
UN2614;Methallyl alcohol;3;;III
UN2615;Ethyl propyl ether;3;;II
UN2616;Triisopropyl borate;3;;II,III
UN2617;Methylcyclohexanols, flammable;3;;III
UN2618;Vinyltoluenes, stabilized;3;;III
UN2619;Benzyldimethylamine;8;3;II
UN2620;Amyl butyrates;3;;III
UN2621;Acetyl methyl carbinol;3;;III
UN2622;Glycidaldehyde;3;6.1;II
UN2623;Firelighters, solid with flammable liquid;4.1;;III
UN2624;Magnesium silicide;4.3;;II
UN2626;Chloric acid aqueous solution;5.1;;II
UN2627;Nitrites, inorganic, n.o.s.;5.1;;II
UN2628;Potassium fluoroacetate;6.1;;I
UN2629;Sodium fluoroacetate;6.1;;I
UN2630;Selenates/Selenites;6.1;;I
UN2642;Fluoroacetic acid;6.1;;I
UN2643;Methyl bromoacetate;6.1;;II
UN2644;Methyl iodide;6.1;;I
UN2645;Phenacyl bromide;6.1;;II
UN2646;Hexachlorocyclopentadiene;6.1;;I
UN2647;Malononitrile;6.1;;II
UN2648;1,2-Dibromobutan-3-one;6.1;;II
UN2649;1,3-Dichloroacetone;6.1;;II
UN2650;1,1-Dichloro-1-nitroethane;6.1;;II
UN2651;4,4′-Diaminodiphenyl methane;6.1;;III
UN2653;Benzyl iodide;6.1;;II
UN2655;Potassium fluorosilicate;6.1;;III
UN2656;Quinoline;6.1;;III
UN2657;Selenium disulfide;6.1;;II
UN2659;Sodium chloroacetate;6.1;;III
UN2660;Nitrotoluidines (mono);6.1;;III
UN2661;Hexachloroacetone;6.1;;III
UN2664;Dibromomethane;6.1;;III
UN2667;Butyltoluenes;6.1;;III
UN2668;Chloroacetonitrile;6.1;3;I
UN2669;Chlorocresols solution;6.1;;II,III
UN2670;Cyanuric chloride;8;;II
UN2671;Aminopyridines (o-, m-, p-);6.1;;II
UN2672;Ammonia solutions;8;;III
UN2673;2-Amino-4-chlorophenol;6.1;;II
UN2674;Sodium fluorosilicate;6.1;;III
UN2676;Stibine;2.3;2.1;
UN2677;Rubidium hydroxide solution;8;;II,III
UN2678;Rubidium hydroxide;8;;II
UN2679;Lithium hydroxide, solution;8;;II,III
UN2680;Lithium hydroxide;8;;II
UN2681;Caesium hydroxide solution;8;;II,III
UN2682;Caesium hydroxide;8;;II
UN2683;Ammonium sulfide solution;8;6.1,3;II
UN2684;3-Diethyamino-propylamine;3;8;III
UN2685;N,N-Diethylethylenediamine;8;3;II
UN2686;2-Diethylaminoethanol;8;3;II
UN2687;Dicyclohexylammonium nitrite;4.1;;III
UN2688;1-Bromo-3-chloropropane;6.1;;III
UN2689;Glycerol alpha-monochlorohydrin;6.1;;III
UN2690;N-n-Butyl imidazole;6.1;;II
UN2691;Phosphorus pentabromide;8;;II
UN2692;Boron tribromide;8;6.1;I
UN2693;Bisulfites, aqueous solutions, n.o.s.;8;;III
UN2698;Tetrahydrophthalic anhydrides;8;;III
UN2699;Trifluoroacetic acid;8;;I
UN2705;1-Pentol;8;;II
UN2707;Dimethyldioxanes;3;;II,III
UN2709;Butyl benzenes;3;;III
UN2710;Dipropyl ketone;3;;III
UN2713;Acridine;6.1;;III
UN2714;Zinc resinate;4.1;;III
UN2715;Aluminum resinate;4.1;;III
UN2716;1,4-Butynediol;6.1;;III
UN2717;Camphor, synthetic;4.1;;III
UN2719;Barium bromate;5.1;6.1;II
UN2720;Chromium nitrate;5.1;;III
UN2721;Copper chlorate;5.1;;II
UN2722;Lithium nitrate;5.1;;III
UN2723;Magnesium chlorate;5.1;;II
UN2724;Manganese nitrate;5.1;;III
UN2725;Nickel nitrate;5.1;;III
UN2726;Nickel nitrite;5.1;;III
UN2727;Thallium nitrate;6.1;5.1;II
UN2728;Zirconium nitrate;5.1;;III
UN2729;Hexachlorobenzene;6.1;;III
UN2730;Nitroanisole, liquid;6.1;;III
UN2732;Nitrobromobenzenes, liquid;6.1;;III
UN2733;Amines, flammable, corrosive, n.o.s./Polyamines, flammable, corrosive, n.o.s.;3;8;I,II,III
UN2734;Amines, liquid, corrosive, flammable, n.o.s./Polyamines, liquid, corrosive, flammable, n.o.s.;8;3;I,II
UN2735;Amines, liquid, corrosive, n.o.s./Polyamines, liquid, corrosive, n.o.s.;8;;I,II,III
UN2738;N-Butylaniline;6.1;;II
UN2739;Butyric anhydride;8;;III
UN2740;n-Propyl chloroformate;6.1;3,8;I
UN2741;Barium hypochlorite;5.1;6.1;II
UN2742;Chloroformates, toxic, corrosive, flammable, n.o.s.;6.1;8,3;II
UN2743;n-Butyl chloroformate;6.1;8,3;I
UN2744;Cyclobutyl chloroformate;6.1;8,3;II
UN2745;Chloromethyl chloroformate;6.1;8;II
UN2746;Phenyl chloroformate;6.1;8;II
UN2747;tert-Butylcyclohexylchloroformate;6.1;;III
UN2748;2-Ethylhexyl chloroformate;6.1;8;II
UN2749;Tetramethylsilane;3;;I
UN2750;1,3-Dichloropropanol-2;6.1;;II
UN2751;Diethylthiophosphoryl chloride;8;;II
UN2752;1,2-Epoxy-3-ethoxypropane;3;;III
UN2753;N-Ethylbenzyltoluidines liquid;6.1;;III
UN2754;N-Ethyltoluidines;6.1;;II
UN2757;Carbamate pesticides, solid, toxic;6.1;;I,II,III
UN2758;Carbamate pesticides, liquid, flammable, toxic, flash point;3;6.1;I,II
UN2759;Arsenical pesticides, solid, toxic;6.1;;I,II,III
UN2760;Arsenical pesticides, liquid, flammable, toxic, flash point;3;6.1;I,II
UN2761;Organochlorine pesticides, solid, toxic;6.1;;I,II,III
UN2762;Organochlorine pesticides liquid, flammable, toxic, flash point;3;6.1;I,II
UN2763;Triazine pesticides, solid, toxic;6.1;;I,II,III
UN2764;Triazine pesticides, liquid, flammable, toxic, flash point;3;6.1;I,II
UN2771;Thiocarbamate pesticides, solid, toxic;6.1;;I,II,III
UN2772;Thiocarbamate pesticide, liquid, flammable, toxic, flash point;3;6.1;I,II
UN2775;Copper based pesticides, solid, toxic;6.1;;I,II,III
UN2776;Copper based pesticides, liquid, flammable, toxic, flash point;3;6.1;I,II
UN2777;Mercury based pesticides, solid, toxic;6.1;;I,II,III
UN2778;Mercury based pesticides, liquid, flammable, toxic, flash point;3;6.1;I,II
UN2779;Substituted nitrophenol pesticides, solid, toxic;6.1;;I,II,III
UN2780;Substituted nitrophenol pesticides, liquid, flammable, toxic, flash point;3;6.1;I,II
UN2781;Bipyridilium pesticides, solid, toxic;6.1;;I,II,III
UN2782;Bipyridilium pesticides, liquid, flammable, toxic, flash point;3;6.1;I,II
UN2783;Organophosphorus pesticides, solid, toxic;6.1;;I,II,III
UN2784;Organophosphorus pesticides, liquid, flammable, toxic, flash point;3;6.1;I,II
UN2785;4-Thiapentanal;6.1;;III
UN2786;Organotin pesticides, solid, toxic;6.1;;I,II,III
UN2787;Organotin pesticides, liquid, flammable, toxic, flash point;3;6.1;I,II
UN2788;Organotin compounds, liquid, n.o.s.;6.1;;I,II,III
UN2789;Acetic acid, glacial/Acetic acid solution;8;3;II
UN2790;Acetic acid solution;8;;II,III
UN2793;Ferrous metal borings/Ferrous metal shavings/Ferrous metal turnings/Ferrous metal cuttings in a form liable to self-heating;4.2;;III
UN2794;Batteries, wet, filled with acid;8;;
UN2795;Batteries, wet, filled with alkali;8;;
UN2796;Battery fluid, acid/Sulfuric acid;8;;II
UN2797;Battery fluid, alkali;8;;II
UN2798;Phenyl phosphorus dichloride;8;;II
UN2799;Phenyl phosphorus thiodichloride;8;;II
UN2800;Batteries, wet, non-spillable;8;;
UN2801;Dyes, liquid, corrosive, n.o.s./Dye intermediates, liquid, corrosive, n.o.s.;8;;I,II,III
UN2802;Copper chloride;8;;III
UN2803;Gallium;8;;III
UN2805;Lithium hydride, fused solid;4.3;;II
UN2806;Lithium nitride;4.3;;I
UN2809;Mercury;8;6.1;III
UN2810;Toxic, liquids, organic, n.o.s.;6.1;;I,II,III
UN2811;Toxic solids, organic, n.o.s.;6.1;;I,II,III
UN2812;Sodium aluminate, solid;8;;III
UN2813;Water-reactive solid, n.o.s.;4.3;;I,II,III
UN2814;Infectious substances, affecting humans;6.2;;
UN2815;N-Aminoethylpiperazine;8;6.1;III
UN2817;Ammonium hydrogendifluoride, solution;8;6.1;II,III
UN2818;Ammonium polysulfide, solution;8;6.1;II,III
UN2819;Amyl acid phosphate;8;;III
UN2820;Butyric acid;8;;III
UN2821;Phenol solutions;6.1;;II,III
UN2822;2-Chloropyridine;6.1;;II
UN2823;Crotonic acid, solid;8;;III
UN2826;Ethyl chlorothioformate;8;6.1,3;II
UN2829;Caproic acid;8;;III
UN2830;Lithium ferrosilicon;4.3;;II
UN2831;1,1,1-Trichloroethane;6.1;;III
UN2834;Phosphorous acid;8;;III
UN2835;Sodium aluminum hydride;4.3;;II
UN2837;Bisulfate, aqueous solution;8;;II,III
UN2838;Vinyl butyrate, stabilized;3;;II
UN2839;Aldol;6.1;;II
UN2840;Butyraldoxime;3;;III
UN2841;Di-n-amylamine;3;6.1;III
UN2842;Nitroethane;3;;III
UN2844;Calcium manganese silicon;4.3;;III
UN2845;Pyrophoric liquids, organic, n.o.s.;4.2;;I
UN2846;Pyrophoric solids, organic, n.o.s.;4.2;;I
UN2849;3-Chloropropanol-1;6.1;;III
UN2850;Propylene tetramer;3;;III
UN2851;Boron trifluoride dihydrate;8;;II
UN2852;Dipicryl sulfide, wetted;4.1;;I
UN2853;Magnesium fluorosilicate;6.1;;III
UN2854;Ammonium fluorosilicate;6.1;;III
UN2855;Zinc fluorosilicate;6.1;;III
UN2856;Fluorosilicates, n.o.s.;6.1;;III
UN2857;Refrigerating machines;2.2;;
UN2858;Zirconium, dry, coiled wire, finished metal sheets, strip (thinner than 254 microns but not thinner than 18 microns);4.1;;III
UN2859;Ammonium metavanadate;6.1;;II
UN2861;Ammonium polyvanadate;6.1;;II
UN2862;Vanadium pentoxide, non-fused form;6.1;;III
UN2863;Sodium ammonium vanadate;6.1;;II
UN2864;Potassium metavanadate;6.1;;II
UN2865;Hydroxylamine sulfate;8;;III
UN2869;Titanium trichloride mixtures;8;;II,III
UN2870;Aluminum borohydride/Aluminum borohydride in devices;4.2;4.3;I
UN2871;Antimony powder;6.1;;III
UN2872;Dibromochloropropane;6.1;;II,III
UN2873;Dibutylaminoethanol;6.1;;III
UN2874;Furfuryl alcohol;6.1;;III
UN2875;Hexachlorophene;6.1;;III
UN2876;Resorcinol;6.1;;III
UN2878;Titanium sponge granules/Titanium sponge powders;4.1;;III
UN2879;Selenium oxychloride;8;6.1;I
UN2880;Calcium hypochlorite, hydrated/Calcium hypochlorite, hydrated mixtures;5.1;;II,III
UN2881;Metal catalyst, dry;4.2;;I,II,III
UN2900;Infectious substances, affecting animals only;6.2;;
UN2901;Bromine chloride;2.3;8,5.1;
UN2902;Pesticides, liquid, toxic, n.o.s.;6.1;;I,II,III
UN2903;Pesticides, liquid, toxic, flammable, n.o.s. flash point;6.1;3;I,II,III
UN2904;Chlorophenolates, liquid/Phenolates, liquid;8;;III
UN2905;Chlorophenolates, solid/Phenolates, solid;8;;III
UN2907;Isosorbide dinitrate mixture;4.1;;II
UN2908;Radioactive material, excepted package-empty packaging;7;;
UN2909;Radioactive material, excepted package-articles manufactured from natural uranium or depleted uranium or natural thorium;7;;
UN2910;Radioactive material, excepted package-limited quantity of material;7;;
UN2911;Radioactive material, excepted package-instruments or articles;7;;
UN2912;Radioactive material, low specific activity (LSA-I) non fissile or fissile-excepted;7;;
UN2913;Radioactive material, surface contaminated objects (SCO-I/SCO-II) non fissile or fissile-excepted;7;;
UN2915;Radioactive material, Type A package;7;;
UN2916;Radioactive material, Type B(U) package non fissile or fissile-excepted;7;;
UN2917;Radioactive material, Type B(M) package non fissile or fissile-excepted;7;;
UN2919;Radioactive material, transported under special arrangement, non fissile or fissile excepted;7;;
UN2920;Corrosive liquids, flammable, n.o.s.;8;3;I,II
UN2921;Corrosive solids, flammable, n.o.s.;8;4.1;I,II
UN2922;Corrosive liquids, toxic, n.o.s.;8;6.1;I,II,III
UN2923;Corrosive solids, toxic, n.o.s.;8;6.1;I,II,III
UN2924;Flammable liquids, corrosive, n.o.s.;3;8;I,II,III
UN2925;Flammable solids, corrosive, organic, n.o.s.;4.1;8;II,III
UN2926;Flammable solids, toxic, organic, n.o.s.;4.1;6.1;II,III
UN2927;Toxic liquids, corrosive, organic, n.o.s.;6.1;8;I,II
UN2928;Toxic solids, corrosive, organic, n.o.s.;6.1;8;I,II
UN2929;Toxic liquids, flammable, organic, n.o.s.;6.1;3;I,II
UN2930;Toxic solids, flammable, organic, n.o.s.;6.1;4.1;I,II
UN2931;Vanadyl sulfate;6.1;;II
UN2933;Methyl 2-chloropropionate;3;;III
UN2934;Isopropyl 2-chloropropionate;3;;III
UN2935;Ethyl 2-chloropropionate;3;;III
UN2936;Thiolactic acid;6.1;;II
UN2937;alpha-Methylbenzyl alcohol, liquid;6.1;;III
UN2940;9-Phosphabicyclononanes/Cyclooctadiene phosphines;4.2;;II
UN2941;Fluoroanilines;6.1;;III
UN2942;2-Trifluoromethylaniline;6.1;;III
UN2943;Tetrahydrofurfurylamine;3;;III
UN2945;N-Methylbutylamine;3;8;II
UN2946;2-Amino-5-diethylaminopentane;6.1;;III
UN2947;Isopropyl chloroacetate;3;;III
UN2948;3-Trifluoromethylaniline;6.1;;II
UN2949;Sodium hydrosulfide;8;;II
UN2950;Magnesium granules, coated, particle size;4.3;;III
UN2956;5-tert-Butyl-2,4,6-trinitro-m-xylene/Musk xylene;4.1;;III
UN2965;Boron trifluoride dimethyl etherate;4.3;8,3;I
UN2966;Thioglycol;6.1;;II
UN2967;Sulfamic acid;8;;III
UN2968;Maneb stabilized/Maneb preparations, stabilized against self-heating;4.3;;III
UN2969;Castor beans/Castor meal/Castor pomace/Castor flake;9;;II
UN2977;Radioactive material, uranium hexafluoride, fissile;7;6.1,8;
UN2978;Radioactive material, uranium hexafluoride non fissile or fissile-excepted;7;6.1,8;
UN2983;Ethylene oxide and propylene oxide mixtures;3;6.1;I
UN2984;Hydrogen peroxide, aqueous solutions;5.1;;III
UN2985;Chlorosilanes, flammable, corrosive, n.o.s.;3;8;II
UN2986;Chlorosilanes, corrosive, flammable, n.o.s.;8;3;II
UN2987;Chlorosilanes, corrosive, n.o.s.;8;;II
UN2988;Chlorosilanes, water-reactive, flammable, corrosive, n.o.s.;4.3;3,8;I
UN2989;Lead phosphite, dibasic;4.1;;II,III
UN2990;Life-saving appliances, self inflating;9;;
UN2991;Carbamate pesticides, liquid, toxic, flammable, flash point;6.1;3;I,II,III
UN2992;Carbamate pesticides, liquid, toxic;6.1;;I,II,III
UN2993;Arsenical pesticides, liquid, toxic, flammable, flash point;6.1;3;I,II,III
UN2994;Arsenical pesticides, liquid, toxic;6.1;;I,II,III
UN2995;Organochlorine pesticides, liquid, toxic, flammable, flash point;6.1;3;I,II,III
UN2996;Organochlorine pesticides, liquid, toxic;6.1;;I,II,III
UN2997;Triazine pesticides, liquid, toxic, flammable, flash point;6.1;3;I,II,III
UN2998;Triazine pesticides, liquid, toxic;6.1;;I,II,III
UN3002;Phenyl urea pesticides, liquid, toxic;6.1;;I,II,III
UN3005;Thiocarbamate pesticide, liquid, toxic, flammable, flash point;6.1;3;I,II,III
UN3006;Thiocarbamate pesticide, liquid, toxic;6.1;;I,II,III
UN3009;Copper based pesticides, liquid, toxic, flammable, flash point;6.1;3;I,II,III
UN3010;Copper based pesticides, liquid, toxic;6.1;;I,II,III
UN3011;Mercury based pesticides, liquid, toxic, flammable, flash point;6.1;3;I,II,III
UN3012;Mercury based pesticides, liquid, toxic;6.1;;I,II,III
UN3013;Substituted nitrophenol pesticides, liquid, toxic, flammable, flash point;6.1;3;I,II,III
UN3014;Substituted nitrophenol pesticides, liquid, toxic;6.1;;I,II,III
UN3015;Bipyridilium pesticides, liquid, toxic, flammable, flash point;6.1;3;I,II,III
UN3016;Bipyridilium pesticides, liquid, toxic;6.1;;I,II,III
UN3017;Organophosphorus pesticides, liquid, toxic, flammable, flash point;6.1;3;I,II,III
UN3018;Organophosphorus pesticides, liquid, toxic;6.1;;I,II,III
UN3019;Organotin pesticides, liquid, toxic, flammable, flash point;6.1;3;I,II,III
UN3020;Organotin pesticides, liquid, toxic;6.1;;I,II,III
UN3021;Pesticides, liquid, flammable, toxic, flash point;3;6.1;I,II
UN3022;1,2-Butylene oxide, stabilized;3;;II
UN3023;2-Methyl-2-heptanethiol;6.1;3;I
UN3024;Coumarin derivative pesticides, liquid, flammable, toxic, flash point;3;6.1;I,II
UN3025;Coumarin derivative pesticides, liquid, toxic, flammable, flash point;6.1;3;I,II,III
UN3026;Coumarin derivative pesticides, liquid, toxic;6.1;;I,II,III
UN3027;Coumarin derivative pesticides, solid, toxic;6.1;;I,II,III
UN3028;Batteries, dry, containing potassium hydroxide solid, electric storage;8;;
UN3048;Aluminum phosphide pesticides;6.1;;I
UN3054;Cyclohexyl mercaptan;3;;III
UN3055;2-(2-Aminoethoxy) ethanol;8;;III
UN3056;n-Heptaldehyde;3;;III
UN3057;Trifluoroacetyl chloride;2.3;8;
UN3064;Nitroglycerin, solution in alcohol;3;;II
UN3065;Alcoholic beverages;3;;II,III
UN3066;Paint/Paint related material;8;;II,III
UN3070;Ethylene oxide and dichlorodifluoromethane mixture;2.2;;
UN3071;Mercaptans, liquid, toxic, flammable, n.o.s./Mercaptan mixtures, liquid, toxic, flammable, n.o.s., flash point;6.1;3;II
UN3072;Life-saving appliances, not self inflating;9;;
UN3073;Vinylpyridines, stabilized;6.1;3,8;II
UN3077;Environmentally hazardous substance, solid, n.o.s.;9;;III
UN3078;Cerium, turnings or gritty powder;4.3;;II
UN3079;Methacrylonitrile, stabilized;6.1;3;I
UN3080;Isocyanates, toxic, flammable, n.o.s./Isocyanate solutions, toxic, flammable, n.o.s., flash point;6.1;3;II
UN3082;Environmentally hazardous substance, liquid, n.o.s.;9;;III
UN3083;Perchloryl fluoride;2.3;5.1;
UN3084;Corrosive solids, oxidizing, n.o.s.;8;5.1;I,II
UN3085;Oxidizing solid, corrosive, n.o.s.;5.1;8;I,II,III
UN3086;Toxic solids, oxidizing, n.o.s.;6.1;5.1;I,II
UN3087;Oxidizing solid, toxic, n.o.s.;5.1;6.1;I,II,III
UN3088;Self-heating solid, organic, n.o.s.;4.2;;II,III
UN3089;Metal powders, flammable, n.o.s.;4.1;;II,III
UN3090;Lithium metal batteries;9;;
UN3091;Lithium metal batteries contained in equipment/Lithium metal batteries packed with equipment;9;;
UN3092;1-Methoxy-2-propanol;3;;III
UN3093;Corrosive liquids, oxidizing, n.o.s.;8;5.1;I,II
UN3094;Corrosive liquids, water-reactive, n.o.s.;8;4.3;I,II
UN3095;Corrosive solids, self-heating, n.o.s.;8;4.2;I,II
UN3096;Corrosive solids, water-reactive, n.o.s.;8;4.3;I,II
UN3097;Flammable solid, oxidizing, n.o.s.;4.1;5.1;II,III
UN3098;Oxidizing liquid, corrosive, n.o.s.;5.1;8;I,II,III
UN3099;Oxidizing liquid, toxic, n.o.s.;5.1;6.1;I,II,III
UN3100;Oxidizing solid, self-heating, n.o.s.;5.1;4.2;I,II
UN3101;Organic peroxide type B, liquid;5.2;;
UN3102;Organic peroxide type B, solid;5.2;;
UN3103;Organic peroxide type C, liquid;5.2;;
UN3104;Organic peroxide type C, solid;5.2;;
UN3105;Organic peroxide type D, liquid;5.2;;
UN3106;Organic peroxide type D, solid;5.2;;
UN3107;Organic peroxide type E, liquid;5.2;;
UN3108;Organic peroxide type E, solid;5.2;;
UN3109;Organic peroxide type F, liquid;5.2;;
UN3110;Organic peroxide type F, solid;5.2;;
UN3111;Organic peroxide type B, liquid, temperature controlled;5.2;;
UN3112;Organic peroxide type B, solid, temperature controlled;5.2;;
UN3113;Organic peroxide type C, liquid, temperature controlled;5.2;;
UN3114;Organic peroxide type C, solid, temperature controlled;5.2;;
UN3115;Organic peroxide type D, liquid, temperature controlled;5.2;;
UN3116;Organic peroxide type D, solid, temperature controlled;5.2;;
UN3117;Organic peroxide type E, liquid, temperature controlled;5.2;;
UN3118;Organic peroxide type E, solid, temperature controlled;5.2;;
UN3119;Organic peroxide type F, liquid, temperature controlled;5.2;;
UN3120;Organic peroxide type F, solid, temperature controlled;5.2;;
UN3121;Oxidizing solid, water reactive, n.o.s.;5.1;4.3;I,II
UN3122;Toxic liquids, oxidizing, n.o.s.;6.1;5.1;I,II
UN3123;Toxic liquids, water-reactive, n.o.s.;6.1;4.3;I,II
UN3124;Toxic solids, self-heating, n.o.s.;6.1;4.2;I,II
UN3125;Toxic solids, water-reactive, n.o.s.;6.1;4.3;I
UN3126;Self-heating solid, corrosive, organic, n.o.s.;4.2;8;II,III
UN3127;Self-heating solid, oxidizing, n.o.s.;4.2;5.1;
UN3128;Self-heating solid, toxic, organic, n.o.s.;4.2;6.1;II,III
UN3129;Water-reactive liquid, corrosive, n.o.s.;4.3;8;I,II,III
UN3130;Water-reactive liquid, toxic, n.o.s.;4.3;6.1;I,II,III
UN3131;Water-reactive solid, corrosive, n.o.s.;4.3;8;I,II,III
UN3132;Water-reactive solid, flammable, n.o.s.;4.3;4.1;I,III
UN3133;Water-reactive, solid, oxidizing, n.o.s.;4.3;5.1;II,III
UN3134;Water-reactive solid, toxic, n.o.s.;4.3;6.1;I,II,III
UN3135;Water-reactive solid, self-heating, n.o.s.;4.3;4.2;I,II,III
UN3136;Trifluoromethane, refrigerated liquid;2.2;;
UN3137;Oxidizing solid, flammable, n.o.s.;5.1;4.1;I
UN3138;Ethylene, acetylene and propylene in mixture, refrigerated liquid;2.1;;
UN3139;Oxidizing liquid, n.o.s.;5.1;;I,II,III
UN3140;Alkaloids, liquid, n.o.s./Alkaloid salts, liquid, n.o.s.;6.1;;I,II,III
UN3141;Antimony compounds, inorganic, liquid, n.o.s.;6.1;;III
UN3142;Disinfectants, liquid, toxic, n.o.s.;6.1;;I,II,III
UN3143;Dyes, solid, toxic, n.o.s./Dye intermediates, solid, toxic, n.o.s.;6.1;;I,II,III
UN3144;Nicotine compounds, liquid, n.o.s./Nicotine preparations, liquid, n.o.s.;6.1;;I,II,III
UN3145;Alkylphenols, liquid, n.o.s.;8;;I,II,III
UN3146;Organotin compounds, solid, n.o.s.;6.1;;I,II,III
UN3147;Dyes, solid, corrosive, n.o.s./Dye intermediates, solid, corrosive, n.o.s.;8;;I,II,III
UN3148;Water-reactive liquid, n.o.s.;4.3;;I,II,III
UN3149;Hydrogen peroxide and peroxyacetic acid mixtures, stabilized;5.1;8;II
UN3150;Devices, small, hydrocarbon gas powered/Hydrocarbon gas refills for small devices with release device;2.1;;
UN3151;Polyhalogenated biphenyls, liquid/Halogenated monomethyldiphenyl-methanes, liquid/Polyhalogenated terphenyls, liquid;9;;II
UN3152;Polyhalogenated biphenyls, solid/Halogenated monomethyldiphenyl-methanes, solid/Polyhalogenated terphenyls, solid;9;;II
UN3153;Perfluoro(methyl vinyl ether);2.1;;
UN3154;Perfluoro(ethyl vinyl ether);2.1;;
UN3155;Pentachlorophenol;6.1;;II
UN3156;Compressed gas, oxidizing, n.o.s.;2.2;5.1;
UN3157;Liquefied gas, oxidizing, n.o.s.;2.2;5.1;
UN3158;Gas, refrigerated liquid, n.o.s. (cryogenic liquid);2.2;;
UN3159;1,1,1,2-Tetrafluoroethane/Refrigerant gas R 134a;2.2;;
UN3160;Liquefied gas, toxic, flammable, n.o.s.;2.3;2.1;
UN3161;Liquefied gas, flammable, n.o.s.;2.1;;
UN3162;Liquefied gas, toxic, n.o.s.;2.3;;
UN3163;Liquefied gas, n.o.s.;2.2;;
UN3164;Articles, pressurized, hydraulic/Articles, pressurized, pneumatic;2.2;;
UN3165;Aircraft hydraulic power unit fuel tank (containing a mixture of anhydrous hydrazine and monomethyl hydrazine) (M86 fuel);3;6.1,8;I
UN3166;Engines, internal combustion/Vehicle, flammable gas powered/Vehicle, flammable liquid powered/Engine, fuel cell, flammable liquid powered/Vehicle, fuel cell, flammable liquid powered;9;;
UN3167;Gas sample, non-pressurized, flammable, n.o.s., not refrigerated liquid;2.1;;
UN3168;Gas sample, non-pressurized, toxic, flammable, n.o.s., not refrigerated liquid;2.3;2.1;
UN3169;Gas sample, non-pressurized, toxic, n.o.s., not refrigerated liquid;2.3;;
UN3170;Aluminum smelting by-products/Aluminum remelting by-products;4.3;;II,III
UN3171;Battery-powered vehicle/Battery-powered equipment;9;;
UN3172;Toxins, extracted from living sources, liquid, n.o.s.;6.1;;I,II,III
UN3174;Titanium disulphide;4.2;;III
UN3175;Solids containing flammable liquid, n.o.s.;4.1;;II
UN3176;Flammable solid, organic, molten, n.o.s.;4.1;;II,III
UN3178;Flammable solid, inorganic, n.o.s.;4.1;;II,III
UN3179;Flammable solid, toxic, inorganic, n.o.s.;4.1;6.1;II,III
UN3180;Flammable solid, corrosive, inorganic, n.o.s.;4.1;8;II,III
UN3181;Metal salts of organic compounds, flammable, n.o.s.;4.1;;II,III
UN3182;Metal hydrides, flammable, n.o.s.;4.1;;II,III
UN3183;Self-heating liquid, organic, n.o.s.;4.2;;II,III
UN3184;Self-heating liquid, toxic, organic, n.o.s.;4.2;6.1;II,III
UN3185;Self-heating liquid, corrosive, organic, n.o.s.;4.2;8;II,III
UN3186;Self-heating liquid, inorganic, n.o.s.;4.2;;II,III
UN3187;Self-heating liquid, toxic, inorganic, n.o.s.;4.2;6.1;II,III
UN3188;Self-heating liquid, corrosive, inorganic, n.o.s.;4.2;8;II,III
UN3189;Metal powder, self-heating, n.o.s.;4.2;;II,III
UN3190;Self-heating solid, inorganic, n.o.s.;4.2;;II,III
UN3191;Self-heating solid, toxic, inorganic, n.o.s.;4.2;6.1;II,III
UN3192;Self-heating solid, corrosive, inorganic, n.o.s.;4.2;8;II,III
UN3194;Pyrophoric liquid, inorganic, n.o.s.;4.2;;I
UN3200;Pyrophoric solid, inorganic, n.o.s.;4.2;;I
UN3205;Alkaline earth metal alcoholates, n.o.s.;4.2;;II,III
UN3206;Alkali metal alcoholates, self-heating, corrosive, n.o.s.;4.2;8;II,III
UN3208;Metallic substance, water-reactive, n.o.s.;4.3;;I,II,III
UN3209;Metallic substance, water-reactive, self-heating, n.o.s.;4.3;4.2;I,II,III
UN3210;Chlorates, inorganic, aqueous solution, n.o.s.;5.1;;II,III
UN3211;Perchlorates, inorganic, aqueous solution, n.o.s.;5.1;;II,III
UN3212;Hypochlorites, inorganic, n.o.s.;5.1;;II
UN3213;Bromates, inorganic, aqueous solution, n.o.s.;5.1;;II,III
UN3214;Permanganates, inorganic, aqueous solution, n.o.s.;5.1;;II
UN3215;Persulfates, inorganic, n.o.s.;5.1;;III
UN3216;Persulfates, inorganic, aqueous solution, n.o.s.;5.1;;III
UN3218;Nitrates, inorganic, aqueous solution, n.o.s.;5.1;;II,III
UN3219;Nitrites, inorganic, aqueous solution, n.o.s.;5.1;;II,III
UN3220;Pentafluoroethane/Refrigerant gas R 125;2.2;;
UN3221;Self-reactive liquid type B;4.1;;
UN3222;Self-reactive solid type B;4.1;;
UN3223;Self-reactive liquid type C;4.1;;
UN3224;Self-reactive solid type C;4.1;;
UN3225;Self-reactive liquid type D;4.1;;
UN3226;Self-reactive solid type D;4.1;;
UN3227;Self-reactive liquid type E;4.1;;
UN3228;Self-reactive solid type E;4.1;;
UN3229;Self-reactive liquid type F;4.1;;
UN3230;Self-reactive solid type F;4.1;;
UN3231;Self-reactive liquid type B, temperature controlled;4.1;;
UN3232;Self-reactive solid type B, temperature controlled;4.1;;
UN3233;Self-reactive liquid type C, temperature controlled;4.1;;
UN3234;Self-reactive solid type C, temperature controlled;4.1;;
UN3235;Self-reactive liquid type D, temperature controlled;4.1;;
UN3236;Self-reactive solid type D, temperature controlled;4.1;;
UN3237;Self-reactive liquid type E, temperature controlled;4.1;;
UN3238;Self-reactive solid type E, temperature controlled;4.1;;
UN3239;Self-reactive liquid type F, temperature controlled;4.1;;
UN3240;Self-reactive solid type F, temperature controlled;4.1;;
UN3241;2-Bromo-2-nitropropane-1,3-diol;4.1;;III
UN3242;Azodicarbonamide;4.1;;II
UN3243;Solids containing toxic liquid, n.o.s.;6.1;;II
UN3244;Solids containing corrosive liquid, n.o.s.;8;;II
UN3246;Methanesulfonyl chloride;6.1;8;I
UN3247;Sodium peroxoborate, anhydrous;5.1;;II
UN3248;Medicine, liquid, flammable, toxic, n.o.s.;3;6.1;II,III
UN3249;Medicine, solid, toxic, n.o.s.;6.1;;II,III
UN3250;Chloroacetic acid, molten;6.1;8;II
UN3251;Isosorbide-5-mononitrate;4.1;;III
UN3252;Difluoromethane/Refrigerant gas R 32;2.1;;
UN3253;Disodium trioxosilicate;8;;III
UN3254;Tributylphosphane;4.2;;I
UN3255;tert-Butyl hypochlorite;4.2;8;I
UN3256;Elevated temperature liquid, flammable, n.o.s.;3;;III
UN3257;Elevated temperature liquid, n.o.s.;9;;III
UN3258;Elevated temperature solid, n.o.s., at or above 240 C, see § 173.247(h)(4);9;;III
UN3259;Amines, solid, corrosive, n.o.s./Polyamines, solid, corrosive n.o.s.;8;;I,II,III
UN3260;Corrosive solid, acidic, inorganic, n.o.s.;8;;I,II,III
UN3261;Corrosive solid, acidic, organic, n.o.s.;8;;I,II,III
UN3262;Corrosive solid, basic, inorganic, n.o.s.;8;;I,II,III
UN3263;Corrosive solid, basic, organic, n.o.s.;8;;I,II,III
UN3264;Corrosive liquid, acidic, inorganic, n.o.s.;8;;I,II,III
UN3265;Corrosive liquid, acidic, organic, n.o.s.;8;;I,II,III
UN3266;Corrosive liquid, basic, inorganic, n.o.s.;8;;I,II,III
UN3267;Corrosive liquid, basic, organic, n.o.s.;8;;I,II,III
UN3268;Safety devices;9;;
UN3269;Polyester resin kit;3;;
UN3270;Nitrocellulose membrane filters;4.1;;II
UN3271;Ethers, n.o.s.;3;;II,III
UN3272;Esters, n.o.s.;3;;II,III
UN3273;Nitriles, flammable, toxic, n.o.s.;3;6.1;I,II
UN3274;Alcoholates solution, n.o.s., in alcohol;3;8;II
UN3275;Nitriles, toxic, flammable, n.o.s.;6.1;3;I,II
UN3276;Nitriles, liquid, toxic, n.o.s.;6.1;;I,II,III
UN3277;Chloroformates, toxic, corrosive, n.o.s.;6.1;8;II
UN3278;Organophosphorus compound, liquid, toxic, n.o.s.;6.1;;I,II,III
UN3279;Organophosphorus compound, toxic, flammable, n.o.s.;6.1;3;I,II
UN3280;Organoarsenic compound, liquid, n.o.s.;6.1;;I,II,III
UN3281;Metal carbonyls, liquid, n.o.s.;6.1;;I,II,III
UN3282;Organometallic compound, liquid, toxic, n.o.s.;6.1;;I,II,III
UN3283;Selenium compound, solid, n.o.s.;6.1;;I,II,III
UN3284;Tellurium compound, n.o.s.;6.1;;I,II,III
UN3285;Vanadium compound, n.o.s.;6.1;;I,II,III
UN3286;Flammable liquid, toxic, corrosive, n.o.s.;3;6.1,8;I,II
UN3287;Toxic liquid, inorganic, n.o.s.;6.1;;I,II,III
UN3288;Toxic solid, inorganic, n.o.s.;6.1;;I,II,III
UN3289;Toxic liquid, corrosive, inorganic, n.o.s.;6.1;8;I,II
UN3290;Toxic solid, corrosive, inorganic, n.o.s.;6.1;8;I,II
UN3291;Regulated medical waste, n.o.s./Clinical waste, unspecified, n.o.s./(Bio)Medical waste, n.o.s./Medical waste, n.o.s.;6.2;;
UN3292;Batteries, containing sodium/Cells, containing sodium;4.3;;
UN3293;Hydrazine, aqueous solution;6.1;;III
UN3294;Hydrogen cyanide, solution in alcohol;6.1;3;I
UN3295;Hydrocarbons, liquid, n.o.s.;3;;I,II,III
UN3296;Heptafluoropropane/Refrigerant gas R 227;2.2;;
UN3297;Ethylene oxide and chlorotetrafluoroethane mixture;2.2;;
UN3298;Ethylene oxide and pentafluoroethane mixture;2.2;;
UN3299;Ethylene oxide and tetrafluoroethane mixture;2.2;;
UN3300;Ethylene oxide and carbon dioxide mixture;2.3;2.1;
UN3301;Corrosive liquid, self-heating, n.o.s.;8;4.2;I,II
UN3302;2-Dimethylaminoethyl acrylate, stabilized;6.1;;II
UN3303;Compressed gas, toxic, oxidizing, n.o.s.;2.3;5.1;
UN3304;Compressed gas, toxic, corrosive, n.o.s.;2.3;8;
UN3305;Compressed gas, toxic, flammable, corrosive, n.o.s.;2.3;2.1,8;
UN3306;Compressed gas, toxic, oxidizing, corrosive, n.o.s.;2.3;5.1,8;
UN3307;Liquefied gas, toxic, oxidizing, n.o.s.;2.3;5.1;
UN3308;Liquefied gas, toxic, corrosive, n.o.s.;2.3;8;
UN3309;Liquefied gas, toxic, flammable, corrosive, n.o.s.;2.3;2.1,8;
UN3310;Liquefied gas, toxic, oxidizing, corrosive, n.o.s.;2.3;5.1,8;
UN3311;Gas, refrigerated liquid, oxidizing, n.o.s. (cryogenic liquid);2.2;5.1;
UN3312;Gas, refrigerated liquid, flammable, n.o.s. (cryogenic liquid);2.1;;
UN3313;Organic pigments, self-heating;4.2;;II,III
UN3314;Plastic molding compound in dough, sheet or extruded rope form evolving flammable vapor;9;;III
UN3316;Chemical kits/First aid kits;9;;
UN3317;2-Amino-4,6-Dinitrophenol, wetted;4.1;;I
UN3318;Ammonia solution, relative density;2.3/2.2;8;
UN3319;Nitroglycerin mixture, desensitized, solid, n.o.s.;4.1;;II
UN3320;Sodium borohydride and sodium hydroxide solution;8;;II,III
UN3321;Radioactive material, low specific activity (LSA-II) non fissile or fissile-excepted;7;;
UN3322;Radioactive material, low specific activity (LSA-III) non fissile or fissile excepted;7;;
UN3327;Radioactive material, Type A package, fissile non-special form;7;;
UN3328;Radioactive material, Type B(U) package, fissile;7;;
UN3329;Radioactive material, Type B(M) package, fissile;7;;
UN3331;Radioactive material, transported under special arrangement, fissile;7;;
UN3332;Radioactive material, Type A package, special form non fissile or fissile-excepted;7;;
UN3333;Radioactive material, Type A package, special form, fissile;7;;
UN3334;Aviation regulated liquid, n.o.s.;9;;
UN3335;Aviation regulated solid, n.o.s.;9;;
UN3336;Mercaptans, liquid, flammable, n.o.s./Mercaptan mixture, liquid, flammable, n.o.s.;3;;I,II,III
UN3337;Refrigerant gas R 404A;2.2;;
UN3338;Refrigerant gas R 407A;2.2;;
UN3339;Refrigerant gas R 407B;2.2;;
UN3340;Refrigerant gas R 407C;2.2;;
UN3341;Thiourea dioxide;4.2;;II,III
UN3342;Xanthates;4.2;;II,III
UN3343;Nitroglycerin mixture, desensitized, liquid, flammable, n.o.s.;3;;
UN3344;Pentaerythrite tetranitrate mixture, desensitized, solid, n.o.s./Pentaerythritol tetranitrate mixture, desensitized, solid, n.o.s./PETN mixture, desensitized, solid, n.o.s.;4.1;;II
UN3345;Phenoxyacetic acid derivative pesticide, solid, toxic;6.1;;I,II,III
UN3346;Phenoxyacetic acid derivative pesticide, liquid, flammable, toxic flash point;3;6.1;I,II
UN3347;Phenoxyacetic acid derivative pesticide, liquid, toxic, flammable, flash point;6.1;3;I,II,III
UN3348;Phenoxyacetic acid derivative pesticide, liquid, toxic;6.1;;I,II,III
UN3349;Pyrethroid pesticide, solid, toxic;6.1;;I,II,III
UN3350;Pyrethroid pesticide, liquid, flammable, toxic, flash point;3;6.1;I,II
UN3351;Pyrethroid pesticide, liquid, toxic, flammable, flash point;6.1;3;I,II,III
UN3352;Pyrethroid pesticide, liquid toxic;6.1;;I,II,III
UN3354;Insecticide gases, flammable, n.o.s.;2.1;;
UN3355;Insecticide gases, toxic, flammable, n.o.s.;2.3;2.1;
UN3356;Oxygen generator, chemical, portable breathing equipment (PBE), etc);5.1;;
UN3357;Nitroglycerin mixture, desensitized, liquid, n.o.s.;3;;II
UN3358;Refrigerating machines, containing flammable, non-toxic, liquefied gas;2.1;;
UN3360;Fibers, vegetable, dry;4.1;;III
UN3361;Chlorosilanes, toxic, corrosive, n.o.s.;6.1;8;II
UN3362;Chlorosilanes, toxic, corrosive, flammable, n.o.s.;6.1;8,3;II
UN3363;Dangerous goods in machinery/Dangerous goods in apparatus/Dangerous goods in articles;9;;
UN3364;Trinitrophenol (picric acid), wetted;4.1;;I
UN3365;Trinitrochlorobenzene (picryl chloride), wetted;4.1;;I
UN3366;Trinitrotoluene (TNT), wetted;4.1;;I
UN3367;Trinitrobenzene, wetted;4.1;;I
UN3368;Trinitrobenzoic acid, wetted;4.1;;I
UN3369;Sodium dinitro-o-cresolate, wetted;4.1;;I
UN3370;Urea nitrate, wetted;4.1;;I
UN3371;2-Methylbutanal;3;;II
UN3373;Biological substance, Category B;6.2;;
UN3375;Ammonium nitrate emulsion/Ammonium nitrate suspension/Ammonium nitrate gel, intermediate for blasting explosives;5.1;;II
UN3376;4-Nitrophenylhydrazine;4.1;;I
UN3377;Sodium perborate monohydrate;5.1;;III
UN3378;Sodium carbonate peroxyhydrate;5.1;;II,III
UN3379;Desensitized explosive, liquid, n.o.s.;3;;I
UN3380;Desensitized explosive, solid, n.o.s.;4.1;;I
UN3381;Toxic by inhalation liquid, n.o.s. with an LC50 lower than or equal to 200 ml m 3 and saturated vapor concentration greater than or equal to 500 LC50;6.1;;I
UN3382;Toxic by inhalation liquid, n.o.s. with an LC50 lower than or equal to 1000 ml m 3 and saturated vapor concentration greater than or equal to 10 LC50;6.1;;I
UN3383;Toxic by inhalation liquid, flammable, n.o.s. with an LC50 lower than or equal to 200 ml m 3 and saturated vapor concentration greater than or equal to 500 LC50;6.1;3;I
UN3384;Toxic by inhalation liquid, flammable, n.o.s. with an LC50 lower than or equal to 1000 ml m 3 and saturated vapor concentration greater than or equal to 10 LC50;6.1;3;I
UN3385;Toxic by inhalation liquid, water-reactive, n.o.s. with an LC50 lower than or equal to 200 ml m 3 and saturated vapor concentration greater than or equal to 500 LC50;6.1;4.3;I
UN3386;Toxic by inhalation liquid, water-reactive, n.o.s. with an LC50 lower than or equal to 1000 ml m 3 and saturated vapor concentration greater than or equal to 10 LC50;6.1;4.3;I
UN3387;Toxic by inhalation liquid, oxidizing, n.o.s. with an LC50 lower than or equal to 200 ml m 3 and saturated vapor concentration greater than or equal to 500 LC50;6.1;5.1;I
UN3388;Toxic by inhalation liquid, oxidizing, n.o.s. with an LC50 lower than or equal to 1000 ml m 3 and saturated vapor concentration greater than or equal to 10 LC50;6.1;5.1;I
UN3389;Toxic by inhalation liquid, corrosive, n.o.s. with an LC50 lower than or equal to 200 ml m 3 and saturated vapor concentration greater than or equal to 500 LC50;6.1;8;I
UN3390;Toxic by inhalation liquid, corrosive, n.o.s. with an LC50 lower than or equal to 1000 ml m 3 and saturated vapor concentration greater than or equal to 10 LC50;6.1;8;I
UN3391;Organometallic substance, solid, pyrophoric;4.2;;I
UN3392;Organometallic substance, liquid, pyrophoric;4.2;;I
UN3393;Organometallic substance, solid, pyrophoric, water-reactive;4.2;4.3;I
UN3394;Organometallic substance, liquid, pyrophoric, water-reactive;4.2;4.3;I
UN3395;Organometallic substance, solid, water-reactive;4.3;;I,II,III
UN3396;Organometallic substance, solid, water-reactive, flammable;4.3;4.1;I,II,III
UN3397;Organometallic substance, solid, water-reactive, self-heating;4.3;4.2;I,II,III
UN3398;Organometallic substance, liquid, water-reactive;4.3;;I,II,III
UN3399;Organometallic substance, liquid, water-reactive, flammable;4.3;3;I,II,III
UN3400;Organometallic substance, solid, self-heating;4.2;;II,III
UN3401;Alkali metal amalgam, solid;4.3;;I
UN3402;Alkaline earth metal amalgams, solid;4.3;;I
UN3403;Potassium, metal alloys, solid;4.3;;I
UN3404;Potassium sodium alloys, solid;4.3;;I
UN3405;Barium chlorate, solution;5.1;6.1;II,III
UN3406;Barium perchlorate, solution;5.1;6.1;II,III
UN3407;Chlorate and magnesium chloride mixture solution;5.1;;II,III
UN3408;Lead perchlorate, solution;5.1;6.1;II,III
UN3409;Chloronitrobenzenes, liquid;6.1;;II
UN3410;4-Chloro-o-toluidine hydrochloride, solution;6.1;;III
UN3411;beta-Naphthylamine solution;6.1;;II,III
UN3412;Formic acid;8;;II,III
UN3413;Potassium cyanide solution;6.1;;I,II,III
UN3414;Sodium cyanide solution;6.1;;I,II,III
UN3415;Sodium fluoride solution;6.1;;III
UN3416;Chloroacetophenone, liquid, (CN);6.1;;II
UN3417;Xylyl bromide, solid;6.1;;II
UN3418;2,4-Toluylenediamine solution or 2,4-Toluenediamine solution;6.1;;III
UN3419;Boron trifluoride acetic acid complex, solid;8;;II
UN3420;Boron trifluoride propionic acid complex, solid;8;;II
UN3421;Potassium hydrogendifluoride solution;8;6.1;II,III
UN3422;Potassium fluoride solution;6.1;;III
UN3423;Tetramethylammonium hydroxide, solid;8;;II
UN3424;Ammonium dinitro-o-cresolate solution;6.1;;II,III
UN3425;Bromoacetic acid, solid;8;;II
UN3426;Acrylamide solution;6.1;;III
UN3427;Chlorobenzyl chlorides, solid;6.1;;III
UN3428;3-Chloro-4-methylphenyl isocyanate, solid;6.1;;II
UN3429;Chlorotoluidines, liquid;6.1;;III
UN3430;Xylenols, liquid;6.1;;II
UN3431;Nitrobenzotrifluorides, solid;6.1;;II
UN3432;Polychlorinated biphenyls, solid;9;;II
UN3434;Nitrocresols, liquid;6.1;;III
UN3436;Hexafluoroacetone hydrate, solid;6.1;;II
UN3437;Chlorocresols, solid;6.1;;II
UN3438;alpha-Methylbenzyl alcohol, solid;6.1;;III
UN3439;Nitriles, solid, toxic, n.o.s.;6.1;;I,II,III
UN3440;Selenium compound, liquid, n.o.s.;6.1;;I,II,III
UN3441;Chlorodinitrobenzenes, solid;6.1;;II
UN3442;Dichloroanilines, solid;6.1;;II
UN3443;Dinitrobenzenes, solid;6.1;;II
UN3444;Nicotine hydrochloride, solid;6.1;;II
UN3445;Nicotine sulphate, solid;6.1;;II
UN3446;Nitrotoluenes, solid;6.1;;II
UN3447;Nitroxylenes, solid;6.1;;II
UN3448;Tear gas substance, solid, n.o.s.;6.1;;I,II
UN3449;Bromobenzyl cyanides, solid;6.1;;I
UN3450;Diphenylchloroarsine, solid;6.1;;I
UN3451;Toluidines, solid;6.1;;II
UN3452;Xylidines, solid;6.1;;II
UN3453;Phosphoric acid, solid;8;;III
UN3454;Dinitrotoluenes, solid;6.1;;II
UN3455;Cresols, solid;6.1;8;II
UN3456;Nitrosylsulphuric acid, solid;8;;II
UN3457;Chloronitrotoluenes, solid;6.1;;III
UN3458;Nitroanisoles, solid;6.1;;III
UN3459;Nitrobromobenzenes, solid;6.1;;III
UN3460;N-Ethylbenzyltoluidines, solid;6.1;;III
UN3462;Toxins, extracted from living sources, solid, n.o.s.;6.1;;I,II,III
UN3463;Propionic acid;8;3;II
UN3464;Organophosphorus compound, solid, toxic, n.o.s.;6.1;;I,II,III
UN3465;Organoarsenic compound, solid, n.o.s.;6.1;;I,II,III
UN3466;Metal carbonyls, solid, n.o.s.;6.1;;I,II,III
UN3467;Organometallic compound, solid, toxic, n.o.s.;6.1;;I,II,III
UN3468;Hydrogen in a metal hydride storage system/Hydrogen in a metal hydride storage system contained in equipment/Hydrogen in a metal hydride storage system packed with equipment;2.1;;
UN3469;Paint, flammable, corrosive/Paint related material, flammable, corrosive;3;8;I,II,III
UN3470;Paint, corrosive, flammable/Paint related material, corrosive, flammable;8;3;II
UN3471;Hydrogendifluoride solution, n.o.s.;8;6.1;II,III
UN3472;Crotonic acid, liquid;8;;III
UN3473;Fuel cell cartridges/Fuel cell cartridges contained in equipment/Fuel cell cartridges packed with equipment, containing flammable liquids;3;;
UN3474;1-Hydroxybenzotriazole, monohydrate;4.1;;I
UN3475;Ethanol and gasoline mixture/Ethanol and motor spirit mixture/Ethanol and petrol mixture;3;;II
UN3476;Fuel cell cartridges/Fuel cell cartridges contained in equipment/Fuel cell cartridges packed with equipment, containing water-reactive substances;4.3;;
UN3477;Fuel cell cartridges/Fuel cell cartridges contained in equipment/Fuel cell cartridges packed with equipment, containing corrosive substances;8;;
UN3478;Fuel cell cartridges/Fuel cell cartridges contained in equipment/Fuel cell cartridges packed with equipment, containing liquefied flammable gas;2.1;;
UN3479;Fuel cell cartridges/Fuel cell cartridges contained in equipment/Fuel cell cartridges packed with equipment, containing hydrogen in metal hydride;2.1;;
UN3480;Lithium ion batteries;9;;
UN3481;Lithium ion batteries contained in equipment/Lithium ion batteries packed with equipment;9;;
UN3482;Alkali metal dispersions, flammable/Alkaline earth metal dispersions, flammable;4.3;3;I
UN3483;Motor fuel anti-knock mixture, flammable;6.1;3;I
UN3484;Hydrazine aqueous solution, flammable;8;3,6.1;I
UN3485;Calcium hypochlorite, dry, corrosive/Calcium hypochlorite mixture, dry, corrosive;5.1;8;II
UN3486;Calcium hypochlorite mixture, dry, corrosive;5.1;8;III
UN3487;Calcium hypochlorite, hydrated, corrosive/Calcium hypochlorite, hydrated mixture, corrosive;5.1;8;II,III
UN3488;Toxic by inhalation liquid, flammable, corrosive, n.o.s. with an LC50 lower than or equal to 200 ml m3 and saturated vapor concentration greater than or equal to 500 LC50;6.1;3,8;I
UN3489;Toxic by inhalation liquid, flammable, corrosive, n.o.s. with an LC50 lower than or equal to 1000 ml m3 and saturated vapor concentration greater than or equal to 10 LC50;6.1;3,8;I
UN3490;Toxic by inhalation liquid, water-reactive, flammable, n.o.s. with an LC50 lower than or equal to 200 ml m3 and saturated vapor concentration greater than or equal to 500 LC50;6.1;4.3,3;I
UN3491;Toxic by inhalation liquid, water-reactive, flammable, n.o.s. with an LC50 lower or equal to 1000 ml m3 and saturated vapor concentration greater than or equal to 10 LC50;6.1;4.3,3;I
UN3494;Petroleum sour crude oil, flammable, toxic;3;6.1;I,II,III
UN3495;Iodine;8;6.1;III
UN3496;Batteries, nickel-metal hydride see Batteries, dry, sealed, n.o.s. for nickel-metal hydride batteries transported by modes other than vessel;9;;
UN3497;Krill meal;4.2;;II,III
UN3498;Iodine monochloride, liquid;8;;II
UN3499;Capacitor, electric double layer with an energy storage capacity greater than 0.3 Wh;9;;
UN3500;Chemical under pressure, n.o.s.;2.2;;
UN3501;Chemical under pressure, flammable, n.o.s.;2.1;;
UN3502;Chemical under pressure, toxic, n.o.s.;2.2;6.1;
UN3503;Chemical under pressure, corrosive, n.o.s.;2.2;8;
UN3504;Chemical under pressure, flammable, toxic, n.o.s.;2.1;6.1;
UN3505;Chemical under pressure, flammable, corrosive, n.o.s.;2.1;8;
UN3506;Mercury contained in manufactured articles;8;6.1;
UN3507;Uranium hexafluoride, radioactive material, excepted package;6.1;7,8;I
UN3508;Capacitor, asymmetric with an energy storage capacity greater than 0.3 Wh;9;;
UN3510;Adsorbed gas, flammable, n.o.s.;2.1;;
UN3511;Adsorbed gas, n.o.s.;2.2;;
UN3512;Adsorbed gas, toxic, n.o.s.;2.3;;
UN3513;Adsorbed gas, oxidizing, n.o.s.;2.2;5.1;
UN3514;Adsorbed gas, toxic, flammable, n.o.s.;2.3;2.1;
UN3515;Adsorbed gas, toxic, oxidizing, n.o.s.;2.3;5.1;
UN3516;Adsorbed gas, toxic, corrosive, n.o.s.;2.3;8;
UN3517;Adsorbed gas, toxic, flammable, corrosive, n.o.s.;2.3;2.1,8;
UN3518;Adsorbed gas, toxic, oxidizing, corrosive, n.o.s.;2.3;5.1,8;
UN3519;Boron trifluoride, adsorbed;2.3;8;
UN3520;Chlorine, adsorbed;2.3;5.1,8;
UN3521;Silicon tetrafluoride, adsorbed;2.3;8;
UN3522;Arsine, adsorbed;2.3;2.1;
UN3523;Germane, adsorbed;2.3;2.1;
UN3524;Phosphorus pentafluoride, adsorbed;2.3;8;
UN3525;Phosphine, adsorbed;2.3;2.1;
UN3526;Hydrogen selenide, adsorbed;2.3;2.1;
UN3527;Polyester resin kit, solid base material;4.1;;
UN3528;Engine, internal combustion, flammable liquid powered/Engine, fuel cell, flammable liquid powered/Machinery, internal combustion, flammable liquid powered/Machinery, fuel cell, flammable liquid powered;3;;
UN3529;Engine, internal combustion, flammable gas powered/Engine, fuel cell, flammable gas powered/Machinery, internal combustion, flammable gas powered/Machinery, fuel cell, flammable gas powered;2.1;;
UN3530;Engine, internal combustion/Machinery, internal combustion;9;;
UN3531;Polymerizing substance, solid, stabilized, n.o.s.;4.1;;III
UN3532;Polymerizing substance, liquid, stabilized, n.o.s.;4.1;;III
UN3533;Polymerizing substance, solid, temperature controlled, n.o.s.;4.1;;III
UN3534;Polymerizing substance, liquid, temperature controlled, n.o.s.;4.1;;III
UN3535;Toxic solid, flammable, inorganic, n.o.s.;6.1;4.1;I,II
UN3536;Lithium batteries installed in cargo transport unit lithium ion batteries or lithium metal batteries;9;;
UN3537;Articles containing flammable gas, n.o.s.;2.1;;
UN3538;Articles containing non-flammable, non-toxic gas, n.o.s.;2.2;;
UN3539;Articles containing toxic gas, n.o.s.;2.3;;
UN3540;Articles containing flammable liquid, n.o.s.;3;;
UN3541;Articles containing flammable solid, n.o.s.;4.1;;
UN3542;Articles containing a substance liable to spontaneous combustion, n.o.s.;4.2;;
UN3543;Articles containing a substance;4.3;;
UN3544;Articles containing oxidizing substance, n.o.s.;5.1;;
UN3545;Articles containing organic peroxide, n.o.s.;5.2;;
UN3546;Articles containing toxic substance, n.o.s.;6.1;;
UN3547;Articles containing corrosive substance, n.o.s.;8;;
UN3548;Articles containing miscellaneous dangerous goods, n.o.s.;9;;
UN3549;Medical waste, category A, affecting humans, solid/Medical waste, category A, affecting animals only, solid;6.2;;
UN3550;Cobalt dihydroxide powder;6.1;;I
NA0027;Black powder for small arms;4.1;;I
NA0124;Jet perforating guns, charged oil well with detonator;1.1;;
NA0276;Model rocket motor;1.4;;
NA0323;Model rocket motor;1.4;;
NA0331;Ammonium nitrate-fuel oil mixture containing only prilled ammonium nitrate and fuel oil;1.5;;
NA0337;Toy Caps;1.4;;
NA0494;Jet perforating guns, charged oil well, with detonator;1.4;;
NA1057;Lighters , non-pressurized, containing flammable liquid;3;;II
NA1270;Petroleum oil;3;;I,II,III
NA1325;Fusee (railway or highway);4.1;;II
NA1350;Sulfur;9;;III
NA1361;Charcoal briquettes, shell, screenings, wood, etc.;4.2;;III
NA1365;Cotton;9;;
NA1556;Methyldichloroarsine;6.1;;I
NA1613;Hydrocyanic acid, aqueous solutions;6.1;;II
NA1693;Tear gas devices;6.1;;I,II
NA1759;Ferrous chloride, solid;8;;II
NA1760;Compounds, cleaning liquid/Compounds, tree killing, liquid/Compounds, weed killing, liquid/Chemical kit/Ferrous chloride, solution;8;;I,II,III
NA1911;Diborane mixtures;2.1;;
NA1954;Refrigerant gases, n.o.s./Dispersant gases, n.o.s.;2.1;;
NA1955;Organic phosphate, mixed with compressed gas/Organic phosphate compound, mixed with compressed gas/Organic phosphorus compound, mixed with compressed gas;2.3;;
NA1961;Ethane-Propane mixture, refrigerated liquid;2.1;;
NA1967;Parathion and compressed gas mixture;2.3;;
NA1987;Denatured alcohol;3;;II,III
NA1993;Combustible liquid, n.o.s./Diesel fuel/Fuel oil/Compounds, cleaning liquid/Compounds, tree killing, liquid/Compounds, weed killing, liquid;3;;I,II,III
NA1999;Asphalt, at or above its flash point;3;;III
NA2212;Asbestos;9;;III
NA2448;Sulfur, molten;9;;III
NA2810;Compounds, tree killing, liquid/Compounds, weed killing, liquid;6.1;;I,II,III
NA2845;Ethyl phosphonous dichloride, anhydrous pyrophoric liquid/Methyl phosphonous dichloride, pyrophoric liquid;6.1;4.2;I
NA2927;Ethyl phosphonothioic dichloride, anhydrous/Ethyl phosphorodichloridate;6.1;8;I
NA3077;Hazardous waste, solid, n.o.s./Other regulated substances, solid, n.o.s.;9;;III
NA3082;Hazardous waste, liquid, n.o.s./Other regulated substances, liquid, n.o.s.;9;;III
NA3178;Smokeless powder for small arms ( 100 pounds or less );4.1;;I
NA3334;Self-defense spray, non-pressurized;9;;III
NA3356;Oxygen generator, chemical, spent;9;;III
NA9035;Gas identification set;2.3;;
NA9191;Chlorine dioxide, hydrate, frozen;5.1;6.1;II
NA9202;Carbon monoxide, refrigerated liquid (cryogenic liquid);2.3;2.1;
NA9206;Methyl phosphonic dichloride;6.1;8;I
NA9260;Aluminum, molten;9;;III
NA9263;Chloropivaloyl chloride;6.1;8;I
NA9264;3,5-Dichloro-2,4,6-trifluoropyridine;6.1;;I
NA9269;Trimethoxysilane;6.1;3;I
`;
