/**
 * A postal code in the middle of the freight of each place that demonstration tariffs name: the 48 states and the District of Columbia,
 * five provinces, and the ZIP3 areas of western cities. Miles between two places are miles between their hubs.
 */
export const HUBS: Readonly<Record<string, string>> = {
  'US-AL': '35203', 'US-AR': '72201', 'US-AZ': '85003', 'US-CA': '93721', 'US-CO': '80202', 'US-CT': '06103', 'US-DC': '20001', 'US-DE': '19801',
  'US-FL': '32801', 'US-GA': '30303', 'US-IA': '50309', 'US-ID': '83702', 'US-IL': '60601', 'US-IN': '46204', 'US-KS': '67202', 'US-KY': '40202',
  'US-LA': '70112', 'US-MA': '02108', 'US-MD': '21201', 'US-ME': '04101', 'US-MI': '48226', 'US-MN': '55401', 'US-MO': '65101', 'US-MS': '39201',
  'US-MT': '59101', 'US-NC': '27401', 'US-ND': '58102', 'US-NE': '68102', 'US-NH': '03101', 'US-NJ': '07102', 'US-NM': '87102', 'US-NV': '89501',
  'US-NY': '13202', 'US-OH': '43215', 'US-OK': '73102', 'US-OR': '97301', 'US-PA': '17101', 'US-RI': '02903', 'US-SC': '29201', 'US-SD': '57104',
  'US-TN': '37201', 'US-TX': '75201', 'US-UT': '84101', 'US-VA': '23219', 'US-VT': '05401', 'US-WA': '98101', 'US-WI': '53202', 'US-WV': '25301',
  'US-WY': '82001',
  'CA-AB': 'T2P', 'CA-BC': 'V6B', 'CA-MB': 'R3C', 'CA-ON': 'M5V', 'CA-QC': 'H2Y',
  850: '85003', 900: '90012', 941: '94103', 972: '97209', 980: '98101',
};
