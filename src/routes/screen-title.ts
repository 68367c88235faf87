/** Native bars keep the page's title from the route table; what a page is about stands in the page. */
export const useScreenTitle = (_title: string | undefined): void => undefined;
