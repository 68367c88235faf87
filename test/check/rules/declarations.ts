import { appJson, filesOf } from '../build';
import type { Build } from '../build';
import type { Rule } from '../rule';
import { PRIVATE_APIS, calledApis } from './scripts';

function privateApisOf(build: Build): string[] {
  const code = filesOf(build, /\.js$/).map((file) => file.read());
  return PRIVATE_APIS.filter((name) => code.some((text) => calledApis(text, [name]).length));
}

export const requiredPrivateInfos: Rule = {
  name: 'requiredPrivateInfos',
  targets: ['weapp'],
  check: (build) => {
    const declared = appJson(build).requiredPrivateInfos ?? [];
    const called = privateApisOf(build);
    const missing = called.filter((name) => !declared.includes(name));
    // What is declared has to be applied for, and explained to the reviewer.
    const idle = declared.filter((name) => !called.includes(name));
    const both = ['getLocation', 'getFuzzyLocation'].every((name) => declared.includes(name));
    return [
      ...missing.map((name) => `${name} is called but not declared in requiredPrivateInfos`),
      ...idle.map((name) => `${name} is declared in requiredPrivateInfos but never called`),
      ...(both ? ['getLocation and getFuzzyLocation exclude each other'] : []),
    ];
  },
};

export const permissionTexts: Rule = {
  name: 'permission texts',
  targets: ['weapp'],
  check: (build) => {
    const text = appJson(build).permission?.['scope.userLocation']?.desc;
    const asks = privateApisOf(build).some((name) => /Location/.test(name));
    return asks && !text ? ['permission.scope.userLocation.desc does not say what for'] : [];
  },
};

export const privacyCheck: Rule = {
  name: 'privacy guide',
  targets: ['weapp'],
  check: (build) =>
    appJson(build).__usePrivacyCheck__ === true ? [] : ['__usePrivacyCheck__ is not switched on'],
};
