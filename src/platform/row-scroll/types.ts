/** Scrolls the row that an element is directly in until the element is in its middle, without scrolling the page. @param id of the element */
export type ShowInRow = (id: string) => void;
