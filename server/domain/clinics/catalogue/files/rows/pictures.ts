/** Addresses of pictures that the provider draws. */
export const clinicPicture = (code: string): string => `/pictures/clinic/${code}.svg`;
export const zonePicture = (id: string): string => `/pictures/zone/${id}.svg`;

/** Pictures of a clinic's page, where its file names none: the clinic's own, and its hall where both are drawn. */
export const defaultPictures = (code: string, picture: string): string[] =>
  picture === clinicPicture(code) ? [picture, `/pictures/clinic/${code}-hall.svg`] : [picture];
