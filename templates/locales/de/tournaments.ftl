### Tournaments: lists, the page of one, tables, what directors do, the form that announces one.

## Tournaments: lists

## Tournaments: the page of one

## Tournaments: tables

## Tournaments: what somebody lacks to enter

## Tournaments: the log

## Tournaments: directing

## Tournaments: the form that announces one
