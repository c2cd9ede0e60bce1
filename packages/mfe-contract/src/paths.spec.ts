import { paths, routes } from './paths';

describe('paths', () => {
  it.each([
    [paths.quote('qte_1'), '/quotes/qte_1'],
    [paths.editQuote('qte_1'), '/quotes/qte_1/edit'],
    [paths.shipmentTab('shp_1', 'documents'), '/shipments/shp_1/documents'],
    [paths.authCallback('acme'), '/auth/shippers/acme/callback'],
    [paths.login('/quotes/new?copy=qte_1'), '/login?next=%2Fquotes%2Fnew%3Fcopy%3Dqte_1'],
    [paths.invoice('civ_1'), '/invoices/civ_1'],
    [paths.login(), '/login'],
    [paths.changePassword('a+b'), '/change-password?token=a%2Bb'],
    [paths.factorSetup('/quotes?q=a'), '/settings/user/second-factor?next=%2Fquotes%3Fq%3Da'],
    [paths.factorSetup('/quotes', true), '/settings/user/second-factor?next=%2Fquotes#done'],
    [paths.association(), '/settings/user/association'],
    [paths.association('a+b'), '/settings/user/association#invitation=a%2Bb'],
    [paths.quote('a/../b'), '/quotes/a%2F..%2Fb'],
  ])('builds %s', (built, expected) => {
    expect(built).toBe(expected);
  });

  it('has a builder for every route', () => {
    expect(Object.keys(paths).sort()).toEqual(Object.keys(routes).sort());
  });
});
