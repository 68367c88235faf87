const { iconRules } = require('./icon-names');

/** Extracts the rule of the icon named by the query from the generated style sheet. */
module.exports = function iconRuleLoader(styles) {
  return iconRules(styles).get(this.query.slice(1));
};
