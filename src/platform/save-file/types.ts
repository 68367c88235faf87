/** Offers a text as a file to save. @param type of its content, such as `text/csv` */
export type SaveTextFile = (name: string, text: string, type: string) => void;
