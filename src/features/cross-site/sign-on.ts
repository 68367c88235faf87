/** A mini-program is one site: no address is one of the product's others. */
export const enterSite = (_url: string): boolean => false;
export const followSsoRedirect = (_query: object): boolean => false;
