// Taro loads this before the app: what follows needs the built-ins already.
import '../../src/platform/engine/built-ins';
import { mergeInternalComponents } from '@tarojs/shared';
import { ariaComponents } from './aria-attributes';

mergeInternalComponents(ariaComponents(process.env.TARO_ENV));
