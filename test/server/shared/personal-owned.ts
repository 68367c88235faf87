/** Calls for personal data, with the input that another account sends: its own rows are searched only. */
export const PERSONAL_CALLS = {
  'POST /personal/consent/withdraw.do': ({ ticketId }: { readonly ticketId: string }) => ({
    purpose: 'delivery',
    id: ticketId,
  }),
};
