// Unit tests run the H5 target: the same choice as tsconfig's moduleSuffixes.
process.env['TARO_ENV'] = 'h5';
