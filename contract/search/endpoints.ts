import * as v from 'valibot';
import { endpoint } from '../endpoint';
import {
  cents,
  day,
  flag,
  id,
  latitude,
  longitude,
  nothing,
  pageOf,
  paging,
  regionCode,
  text,
} from '../fields';

/** What can be found, in the order in which the groups are shown. */
export const SEARCH_KINDS = ['vaccine', 'disease', 'clinic', 'article'] as const;
export const searchKind = v.picklist(SEARCH_KINDS);
export type SearchKind = v.InferOutput<typeof searchKind>;

/** Longest word, characters. */
export const WORD_LIMIT = 40;

/** Parts of a text to highlight: `[from, to)` in UTF-16 units, in order, not overlapping. */
export const ranges = v.array(v.tuple([v.number(), v.number()]));
export type Ranges = v.InferOutput<typeof ranges>;

/** What a row of a vaccine says besides. */
export const foundVaccine = v.object({
  /** Common name, and its parts to highlight. */
  shortName: v.string(),
  shortNameRanges: ranges,
  /** For which ages. */
  ageText: v.string(),
});

/** A search result. */
export const searchItem = v.object({
  kind: searchKind,
  /** productId, encyclopediaId, depaCode or articleId. */
  id,
  title: v.string(),
  titleRanges: ranges,
  /** A second line: maker, vaccines against it, address or summary. */
  note: v.string(),
  noteRanges: ranges,
  /** Metres from the requested position; null for other kinds than clinics, and without a position. */
  distance: v.nullable(v.number()),
  /** Of a vaccine; left out for other kinds. */
  vaccine: v.optional(foundVaccine),
});
export type SearchItem = v.InferOutput<typeof searchItem>;

/** Most vaccines that are asked about at once. */
const MOST_PRODUCTS = 100;

/** Ids of products with commas between. */
const productIds = v.pipe(
  v.string(),
  v.transform((list) => list.split(',')),
  v.array(id),
  v.maxLength(MOST_PRODUCTS),
);

const asked = {
  word: text(1, WORD_LIMIT),
  /** Clinics of this region come first. */
  regionCode: v.optional(regionCode),
  latitude: v.optional(latitude),
  longitude: v.optional(longitude),
  /** Searches for what was typed, without understanding it in any other way. */
  literal: v.optional(flag),
};

export const searchEndpoints = {
  'GET /base/search/all.do': endpoint({
    access: 'anyone',
    input: v.object(asked),
    data: v.object({
      /** Kinds with results, the best of each; what was asked for first. */
      groups: v.array(
        v.object({ kind: searchKind, items: v.array(searchItem), hasMore: v.boolean() }),
      ),
      /** What the results are for, where it is not what was typed; null where they are for that. */
      meant: v.nullable(v.string()),
      /** The first result says what has to be done now. */
      isUrgent: v.boolean(),
    }),
  }),
  'GET /base/search/pageList.do': endpoint({
    access: 'anyone',
    input: v.object({ ...asked, kind: searchKind, ...paging }),
    data: pageOf(searchItem),
  }),
  /** What vaccines that were found cost in a region, and when they can be had there next. */
  'GET /base/search/availability.do': endpoint({
    access: 'anyone',
    input: v.object({ productIds, regionCode }),
    data: v.array(
      v.object({
        productId: id,
        priceFrom: cents,
        priceTo: cents,
        /** Clinics of the region that have it. */
        departmentCount: v.number(),
        /** First day with a free place in one of them; null where there is none. */
        nextFreeDay: v.nullable(day),
      }),
    ),
  }),
  /** Popular search words, for choosing with a tap. */
  'GET /base/search/popular.do': endpoint({
    access: 'anyone',
    input: nothing,
    data: v.object({ words: v.array(v.string()) }),
  }),
};
