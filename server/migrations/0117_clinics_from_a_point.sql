-- For words that very many clinics have: the nearest ones are read from the reader outwards. Mercator's map keeps distances
-- round a point in proportion, so that the index can go by them.
create index departments_near on departments
  using gist (point(radians(longitude), ln(tan(pi() / 4 + radians(latitude) / 2))));
