declare module 'zipcodes' {
  interface Row {
    zip: string;
    latitude: number | null;
    longitude: number | null;
    city: string;
    /** Two letters in the US; in Canada a full name, and in a few rows the end of the city. */
    state: string;
    country: 'US' | 'Canada';
  }
  const zipcodes: { codes: Record<string, Row> };
  export default zipcodes;
}

declare module 'tz-lookup' {
  /** IANA zone at a coordinate. */
  export default function tzLookup(latitude: number, longitude: number): string;
}
