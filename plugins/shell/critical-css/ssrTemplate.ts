/**
 * Page template of the static build (Eta syntax), in place of Docusaurus' own
 * `core/lib/ssg/ssgTemplate.html.js` @ 3.10.2. It differs in four points:
 *
 * - Emotion writes a `<style>` before every element it styles. Here they are gathered
 *   into one per cache in `<head>`, each rule once, so demos are styled in the first
 *   frame and the body is valid HTML. Global styles keep a tag each, or Emotion would
 *   not recognise them when it takes over; those that two demos have alike are in it for
 *   the stage of each. The style sheet that demos share (Tailwind's
 *   reset) is gathered like them.
 * - Of the tags before the body only the portal's first-paint script is kept, and on the
 *   page for missing ones the script that knows language prefixes. The one
 *   of theme-classic writes whatever the query string says into `<html>` and reads a
 *   storage key the portal does not have.
 * - Scripts are of a type that no browser loads: the first-paint script loads them when
 *   the reader begins to use the page (`src/lib/page/lateScripts.ts`). The page for missing ones
 *   has nothing to read and loads them at once.
 * - `<html>` and `<body>` carry the preferences of a first visit, for readers without
 *   JavaScript.
 *
 * Quotes inside regular expressions are written `\x22`: Eta counts bare ones as text
 * delimiters. Line comments are not possible, white space is collapsed.
 */
export const ssrTemplate = String.raw`<!DOCTYPE html>
<html <%~ it.htmlAttributes %> data-theme="light" data-mode="system" data-code-variant="TS" data-code-styling="system" data-api-props="expanded" data-api-slots="expanded" data-api-classes="expanded">
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <% var groups = {}; var seen = {};
       var appHtml = it.appHtml.replace(/<style data-emotion=\x22([a-z-]+) ([^\x22]*)\x22[^>]*>([^]*?)<\/style>/g, function (tag, key, ids, css) {
         var slot = /-global$/.test(key) ? key + ' ' + ids : key;
         var group = groups[slot] || (groups[slot] = { key: key, ids: [], css: '' });
         if (group.ids.length > 0 && slot !== key) {
           if (group.css.indexOf(css) < 0) { group.css += css; }
           return '';
         }
         var fresh = ids.split(' ').filter(function (id) { return !seen[key + ' ' + id]; });
         if (fresh.length === 0) { return ''; }
         fresh.forEach(function (id) { seen[key + ' ' + id] = true; group.ids.push(id); });
         group.css += css;
         return '';
       });
       var bases = [];
       appHtml = appHtml.replace(/<style data-demo-base=\x22true\x22>([^]*?)<\/style>/g, function (tag, css) {
         if (bases.indexOf(css) < 0) { bases.push(css); }
         return '';
       });
       var firstPaint = it.preBodyTags.match(/<script data-first-paint[^>]*>[^]*?<\/script>/);
       if (!firstPaint) { throw new Error('critical-css: the first-paint script is missing from the page'); }
       var isNotFound = /portal:not-found/.test(it.metaAttributes.join());
       var prefix = isNotFound && it.preBodyTags.match(/<script data-language-prefix[^>]*>[^]*?<\/script>/);
    %>
    <% Object.keys(groups).forEach(function (slot) { %>
      <style data-emotion="<%= groups[slot].key %> <%= groups[slot].ids.join(' ') %>"><%~ groups[slot].css %></style>
    <% }); %>
    <% bases.forEach(function (css) { %>
      <style><%~ css %></style>
    <% }); %>
    <% it.scripts.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" <%~ isNotFound ? 'defer' : 'type="text/late"' %>></script>
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %> class="light" dir="<%= it.htmlAttributes.indexOf('rtl') < 0 ? 'ltr' : 'rtl' %>">
    <% if (prefix) { %><%~ prefix[0] %><% } %>
    <%~ firstPaint[0] %>
    <div id="__docusaurus"><%~ appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
