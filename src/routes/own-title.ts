/** Native bars keep the title from the route table; a page's own title is in its content. */
export const useOwnTitle = (_title: string | undefined): void => undefined;
